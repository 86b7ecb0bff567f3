import sharp from 'sharp'
import { makeLotPictures } from '../app/lots/lots/lot-files.server'
import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { type LotWriteResult, writeLots } from '../app/lots/lots/write-lots.server'
import { openServices, type Services } from '../app/platform/services/services.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { openSite } from './open-site'
import type { TestSite } from './open-test-site'
import { uploadTo } from './site-api'

export interface StockedSite extends TestSite {
  readonly references: readonly string[]
  /** The site's database and storage, as another node would use them. */
  readonly services: Services
  readonly write: (lots: readonly SampleLot[]) => Promise<readonly LotWriteResult[]>
}

export interface SampleLot {
  readonly changes: Record<string, unknown>
  readonly photos?: number
}

export async function openStockedSite(
  lots: readonly SampleLot[],
  env: Record<string, string> = {},
): Promise<StockedSite> {
  const site = await openSite(env)
  const config = loadConfig({
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl,
    PUBLIC_URL: site.url,
    LOG_LEVEL: 'silent',
  })
  const services = await openServices(config)
  const upload = async (place: number) => {
    const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: place ? '#456' : '#654' } })
    return uploadTo(site, `${place}.png`, new Uint8Array(await photo.png().toBuffer()))
  }
  const write = async (written: readonly SampleLot[]) => {
    const lots = await Promise.all(
      written.map(async ({ changes, photos = 0 }) => ({
        lot: sampleInput({
          ...changes,
          photos: await Promise.all(Array.from({ length: photos }, (_, at) => upload(at))),
        }),
      })),
    )
    const answers = await writeLots(services, lots)
    await makeLotPictures(services, new AbortController().signal)
    return answers
  }
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
    },
  }
}
