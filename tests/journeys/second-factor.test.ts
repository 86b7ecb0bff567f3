import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password } from '../account-visitor'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { openVisitor, whenAwake } from '../open-test-site'
import { until } from '../run-program'

const email = 'ines@duarte.example'
const { site, browser } = await openJourney(openSite())

const main = (page: Page) => page.getByRole('main')

/** Consents automatically (W3C WebAuthn), also to the browser's proposal, so that is offered only if the URL ends in `#proposed`. */
async function giveDevice(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => window.location.hash === '#proposed'
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a colleague signs in with a passkey alone until it is removed', async () => {
  await until(() => /join-team\?token=[\w-]{43}/.test(site.output()))
  const visitor = await openVisitor(browser, site, { bypassCSP: true, width: 1440 })
  const page = await visitor.newPage()
  await giveDevice(page)
  const sessionDays = async () => {
    const cookie = (await visitor.cookies()).find(({ name }) => name.endsWith('session_token'))
    return Math.round(Math.max(0, (cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)
  }
  const inbox = async () => (await page.request.get(`${site.url}/api/team/messages`)).status()

  await page.goto(/http[^"\s]+\/join-team\?token=[\w-]{43}/.exec(site.output())?.[0] ?? '')
  await main(page).getByLabel('Full name').fill('Ines Duarte')
  await main(page).getByLabel('Work email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByLabel('Confirm password').fill(password)
  await main(page).getByRole('button', { name: 'Join the team' }).click()

  const keys = main(page).getByRole('region', { name: 'Passkeys' })
  await keys.getByLabel('Name of the new passkey').fill('Office laptop')
  await keys.getByLabel('Your password').fill('not this one')
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await keys.getByText('This isn’t your current password').waitFor()
  expect(await inbox()).toBe(401)
  await keys.getByLabel('Your password').fill(password)
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await keys.getByText('Office laptop').waitFor()
  expect(await inbox()).toBe(200)
  expect(await findViolations(page)).toEqual([])

  // The password alone no longer signs a team member in; the passkey does without it.
  await visitor.clearCookies()
  expect(await inbox()).toBe(401)
  await page.goto(`${site.url}/en/sign-in`)
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await main(page).getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  expect(await inbox()).toBe(401)
  await main(page).getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${site.url}/en`)
  expect(await inbox()).toBe(200)
  expect(await sessionDays()).toBe(0)

  await visitor.clearCookies()
  await page.goto(`${site.url}/en/sell?dialog=login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${site.url}/en/sell`)
  expect(await inbox()).toBe(200)
  expect(await sessionDays()).toBe(30)

  await visitor.clearCookies()
  await page.goto(`${site.url}/en/sign-in?next=/en/contact#proposed`)
  await page.waitForURL(`${site.url}/en/contact`)
  expect(await inbox()).toBe(200)

  await page.goto(`${site.url}/en/account/security`)
  await main(page).getByRole('link', { name: 'Two-step login and passkeys' }).click()
  await keys.getByLabel('Rename “Office laptop”').click()
  await keys.getByLabel('New name').fill('Desk')
  await keys.getByRole('button', { name: 'Rename', exact: true }).click()
  await keys.getByLabel('Remove “Desk”').waitFor()
  expect(await findViolations(page)).toEqual([])

  await keys.getByLabel('Remove “Desk”').click()
  await keys.getByLabel('Your password').first().fill(password)
  await keys.getByRole('button', { name: 'Remove', exact: true }).click()
  await keys.getByText('Desk').waitFor({ state: 'detached' })
  expect(await inbox()).toBe(401)
  await visitor.close()
})

test('keeps a code typed while the page loads its data', async () => {
  const visitor = await openVisitor(browser, site)
  const page = await visitor.newPage()
  await page.goto(`${site.url}/en/sign-in?next=/en/account/second-factor`)
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
  const codes = main(page).getByRole('region', { name: 'Authenticator app' })
  await codes.getByLabel('Your password').fill(password)
  // Before hydration the browser would send the form, and no data be asked for.
  await whenAwake(page)
  const typed = Promise.withResolvers<void>()
  const learnt = Promise.withResolvers<void>()
  await page.route(/second-factor\.data/, async (route) => {
    const isReading = route.request().method() === 'GET'
    if (isReading) await typed.promise
    await route.continue()
    if (isReading) learnt.resolve()
  })
  await codes.getByRole('button', { name: 'Turn on codes' }).click()
  const code = codes.getByLabel('Code shown in the app')
  await code.fill('000000')
  typed.resolve()
  await learnt.promise
  await codes.getByRole('button', { name: 'Confirm and turn on' }).click()
  await codes.getByText('This code is wrong').waitFor()
  expect(await code.inputValue()).toBe('000000')
  await visitor.close()
})

test('the browser offers passkeys at the email field once the page is hydrated', async () => {
  const visitor = await openVisitor(browser, site, { still: true })
  await visitor.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    PublicKeyCredential.isConditionalMediationAvailable = async () => true
    navigator.credentials.get = (options) => {
      asked.push(`${options?.mediation ?? 'required'} ${options?.signal?.aborted}`)
      return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    }
  })
  const page = await visitor.newPage()
  const asked = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'asked')))
  await page.goto(`${site.url}/en/sign-in`)
  const line = main(page).getByLabel('Email')
  expect(await line.getAttribute('autocomplete')).toBe('username webauthn')
  expect(await asked()).toBe('[]')
  await line.click()
  await page.waitForFunction(() => Reflect.get(window, 'asked').length > 0)
  expect(await asked()).toBe('["conditional false"]')
  await main(page).getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForFunction(() => Reflect.get(window, 'asked').length > 1)
  expect(await asked()).toBe('["conditional false","required false"]')
  await visitor.close()
})
