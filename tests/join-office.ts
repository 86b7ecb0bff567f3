import { TOTP } from 'otpauth'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openVisitor, type TestSite } from './open-test-site.ts'
import { until } from './run-program.ts'

const email = 'ines@duarte.example'
const password = 'forty pallets of olives'

/** Creates the team's first account with the required second factor. @returns `storageState` of its signed-in browser */
export async function joinOffice(
  browser: Browser,
  site: TestSite,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  await until(() => /join-team\?token=[\w-]{43}/.test(site.output()))
  const visitor = await openVisitor(browser, site)
  const page = await visitor.newPage()
  const main = page.getByRole('main')
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
  }
  await page.goto(/http[^"\s]+\/join-team\?token=[\w-]{43}/.exec(site.output())?.[0] ?? '')
  await fill({ 'Full name': 'Ines Duarte', 'Work email': email, Password: password, 'Password again': password })
  await main.getByRole('button', { name: 'Join the team' }).click()
  await main.getByRole('region', { name: 'Authenticator app' }).getByLabel('Your password').fill(password)
  await main.getByRole('button', { name: 'Turn on codes' }).click()
  const secret = (await main.locator('.factor__key').innerText()).replaceAll(' ', '')
  await fill({ 'Code shown in the app': new TOTP({ secret }).generate() })
  await main.getByRole('button', { name: 'Confirm and turn on' }).click()
  await main.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const kept = await visitor.storageState()
  await visitor.close()
  return kept
}
