import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { type LotWriteResult, writeLots } from '../app/lots/lots/write-lots.server'
import { openServices, type Services } from '../app/platform/services/services.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { openTestDatabase } from './open-test-database'
import { openTestSite, type TestSite } from './open-test-site'

export interface StockedSite extends TestSite {
  readonly references: readonly string[]
  /** The site's database and storage, as another node would use them. */
  readonly services: Services
  readonly write: (lots: readonly SampleLot[]) => Promise<readonly LotWriteResult[]>
}

/** Changes to the sample lot, and the drawings used as its photos. */
export interface SampleLot {
  readonly changes: Record<string, unknown>
  readonly plates?: readonly string[]
}

export async function openStockedSite(
  lots: readonly SampleLot[],
  env: Record<string, string> = {},
): Promise<StockedSite> {
  const database = await openTestDatabase()
  const site = await openTestSite({ DATABASE_URL: database.url, ...env })
  const config = loadConfig({
    DATA_DIR: site.dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: site.url,
    LOG_LEVEL: 'silent',
  })
  const services = await openServices(config)
  const write = (written: readonly SampleLot[]) =>
    writeLots(
      services,
      written.map(({ changes, plates = [] }) => ({
        lot: sampleInput(changes),
        plates: plates.map((plate) => ({ plate, alt: { en: `Drawing: ${plate}` } })),
      })),
    )
  const results = await write(lots)
  return {
    ...site,
    services,
    write,
    references: results.map((result) => {
      if (result.result === 'rejected') throw new Error(`A lot was refused: ${JSON.stringify(result.errors)}`)
      return result.reference
    }),
    close: async () => {
      await services.close()
      await site.close()
      await database.close()
    },
  }
}
