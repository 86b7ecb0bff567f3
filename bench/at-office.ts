import type { Page } from 'playwright-core'
import { joinOffice } from '../tests/join-office.ts'
import { freePort, openBrowser, openTestSite, openVisitor, type TestSite } from '../tests/open-test-site.ts'
import { startOutsidePostgres } from '../tests/servers/outside-postgres.ts'
import { reportLoad } from './measures.ts'

/** Runs a bench at a page of somebody of the team, with a database outside of the program. */
export async function benchAtOffice(bench: (page: Page, site: TestSite, databaseUrl: string) => Promise<void>) {
  const database = startPostgres(await freePort())
  const browser = await openBrowser()
  const site = await openTestSite({ DATABASE_URL: database.url })
  try {
    const storageState = await joinOffice(site)
    const page = await (await openVisitor(browser, site, { storageState })).newPage()
    await bench(page, site, database.url)
    reportLoad()
  } finally {
    await browser.close()
    await site.close()
    database.close()
  }
}

/** @throws {Error} PostgreSQL is not installed */
export function startPostgres(port: number) {
  const database = startOutsidePostgres(port)
  if (!database) throw new Error('This needs PostgreSQL (Debian: postgresql) and its user.')
  return database
}
