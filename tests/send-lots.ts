import type { Browser } from 'playwright-core'
import type { SignedIn } from './join-office'
import { openVisitor, type TestSite } from './open-test-site'

/** @returns the mailing's id */
export async function sendLots(browser: Browser, site: TestSite, signedIn: SignedIn, lot: string): Promise<string> {
  const visitor = await openVisitor(browser, site, { storageState: signedIn, javaScriptEnabled: false })
  const page = await visitor.newPage()
  const main = page.getByRole('main')
  await page.goto(`/en/team/mailings/new?lot=${lot}`)
  await main.getByText('Add addresses').click()
  await main.getByLabel('Add addresses').fill('Rui Costa <rui@costa.example>')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await main.getByText('Recipients: 1').waitFor()
  await main.getByText('Send to 1 buyer', { exact: true }).click()
  await main.getByRole('button', { name: 'Yes, send now' }).click()
  await main.getByText('1 of 1 done').waitFor({ timeout: 300_000 })
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await visitor.close()
  if (!id) throw new Error('A mailing has no page.')
  return id
}
