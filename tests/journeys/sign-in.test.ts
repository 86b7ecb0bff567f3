import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages } from '../../app/platform/i18n/languages'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { findViolations } from '../find-violations'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite, teamToken } from '../open-test-site'
import { alive, freshAddress, type ShowOptions, showPage } from '../show-page'

vi.setConfig({ testTimeout: 300_000 })

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }), openBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const visit = (path: string, options: ShowOptions, look: (page: Page) => Promise<void>) =>
  showPage({ browser, site }, path, options, look)

const addressOf = (page: Page) => page.url().slice(site.url.length)
const dialogOf = (page: Page) => page.locator('dialog.scrim')
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
const isModal = (page: Page) => dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))

async function inBox(page: Page, name: string) {
  await page.locator(`dialog [name=${name}]:focus`).waitFor()
}

describe('the sign-in dialog', () => {
  test('opens over the page, keeps its address and the focus, and gives the focus back on Escape', async () => {
    await visit('/en/food?from=mail&x=%26#main', {}, async (page) => {
      await opener(page).click()
      await inBox(page, 'email')
      expect(addressOf(page)).toBe('/en/food?from=mail&x=%26&dialog=login#main')
      expect(await isModal(page)).toBe(true)
      expect(await page.getByRole('link', { name: 'Chat' }).isVisible()).toBe(false)
      const stops = await dialogOf(page).locator('a, button, input:not([type=hidden])').count()
      for (let press = 0; press < stops + 2; press++) {
        await page.keyboard.press('Tab')
        // After the last tab stop, the focus may reach the browser's controls, but never the page behind the dialog.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        )
        expect(inside).toBe(true)
      }
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      await expect.poll(() => addressOf(page)).toBe('/en/food?from=mail&x=%26#main')
      await expect.poll(() => opener(page).evaluate((link) => link === document.activeElement)).toBe(true)
    })
  })

  test('is closed by Back, opened by Forward, and stays open over a reload', async () => {
    await visit('/en', {}, async (page) => {
      await opener(page).press('Enter')
      await inBox(page, 'email')
      await dialogOf(page).getByRole('link', { name: 'Register', exact: true }).click()
      await inBox(page, 'name')
      expect(addressOf(page)).toBe('/en?dialog=register')
      await page.goBack()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(addressOf(page)).toBe('/en')
      await page.goForward()
      await inBox(page, 'name')
      await page.reload()
      await inBox(page, 'name')
      await alive(page)
      expect(await isModal(page)).toBe(true)
      await dialogOf(page).getByRole('link', { name: 'Close' }).click()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(addressOf(page)).toBe('/en')
    })
  })

  test('leaves what is typed on the page below, and asks the server for nothing', async () => {
    await visit('/en/contact', {}, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\.data|\/en\//.test(request.url())) asked.push(request.url())
      })
      await page.getByLabel('Your name').fill('Ines Duarte')
      await opener(page).click()
      await inBox(page, 'email')
      await page.goBack()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      expect(asked).toEqual([])
    })
  })

  test('opens from the drawer', async () => {
    await visit('/en', { width: 390 }, async (page) => {
      await page.getByRole('link', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log in' }).click()
      await inBox(page, 'email')
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
    })
  })

  test('keeps what is typed, and the place in it, when it comes alive', async () => {
    const visitor = await openVisitor(browser, site, { still: true })
    const page = await visitor.newPage()
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/locales/*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/en?dialog=login')
    await inBox(page, 'email')
    await page.keyboard.type('petra@vogel.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('forty')
    expect(await isModal(page)).toBe(false)
    held.resolve()
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.type(' pallets')
    expect(await dialogOf(page).getByLabel('Email').inputValue()).toBe('petra@vogel.example')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('forty pallets')
    await visitor.close()
  })

  test('shows a password and hides it again', async () => {
    await visit('/en?dialog=login', {}, async (page) => {
      const password = page.getByLabel('Password', { exact: true })
      const show = page.getByRole('button', { name: 'Show password' })
      await password.fill('pallet-4-rotterdam')
      await show.click()
      expect(await password.getAttribute('type')).toBe('text')
      expect(await show.getAttribute('aria-pressed')).toBe('true')
      await show.click()
      expect(await password.getAttribute('type')).toBe('password')
    })
  })

  test('says in each box what is wrong before anything is sent', async () => {
    await visit('/en?dialog=register', {}, async (page) => {
      const posted: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url())
      })
      await page.getByLabel('Full name').fill('Petra Vogel')
      await dialogOf(page).getByLabel('Work email').fill('petra@vogel')
      await page.getByLabel('Password', { exact: true }).fill('pallet')
      await page.getByLabel('Password again').fill('pallets')
      await page.getByRole('button', { name: 'Create account' }).click()
      await inBox(page, 'email')
      const wrong = dialogOf(page).locator('.err')
      expect(await wrong.allInnerTexts()).toEqual([
        'Please enter a full email, like name@company.com.',
        'Please use at least 8 characters.',
        'Please tick the box so we can open your account.',
      ])
      await dialogOf(page).getByLabel('Work email').fill('petra@vogel.example')
      expect(await wrong.count()).toBe(2)
      await page.getByLabel('Password', { exact: true }).fill('pallets-and-crates')
      await dialogOf(page).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await inBox(page, 'confirmation')
      expect(await wrong.allInnerTexts()).toEqual(['The two passwords don’t match.'])
      expect(posted).toEqual([])
    })
  })

  test('is there without JavaScript: open by address, a close that is a link, tabs that are links', async () => {
    await visit('/en/sell?from=mail', { javaScriptEnabled: false }, async (page) => {
      await opener(page).click()
      await inBox(page, 'email')
      expect(addressOf(page)).toBe('/en/sell?from=mail&dialog=login')
      expect(await page.getByRole('button', { name: 'Show password' }).isVisible()).toBe(false)
      await dialogOf(page).getByRole('link', { name: 'Forgot your password?' }).click()
      await inBox(page, 'email')
      await dialogOf(page).getByRole('link', { name: 'Back to login' }).click()
      await dialogOf(page).getByRole('link', { name: 'Register', exact: true }).click()
      await inBox(page, 'name')
      await dialogOf(page).getByRole('link', { name: 'Close' }).click()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(addressOf(page)).toBe('/en/sell?from=mail')
    })
  })

  test('makes no second page for search engines', async () => {
    const html = await (await fetch(`${site.url}/de/food?dialog=login`)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`<link rel="canonical" href="${site.url}/de/food"/>`)
    expect(await (await fetch(`${site.url}/de/food`)).text()).not.toContain('noindex')
  })
})

describe('a form of the account as a page of its own', () => {
  test.each(languages)('is whole in %s, and does not scroll sideways at 320 px', async (language) => {
    for (const path of ['sign-in', 'register', 'forgot-password', 'food?dialog=login', 'food?dialog=register'])
      await visit(`/${language}/${path}`, { viewport: { width: 320, height: 640 } }, async (page) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      })
  })

  test('comes back with what was typed and what is wrong, without JavaScript', async () => {
    await visit('/en/food?dialog=register', { javaScriptEnabled: false, expected: /422/ }, async (page) => {
      await page.getByLabel('Full name').fill('Petra Vogel')
      await page.getByLabel('Work email').fill('petra@vogel')
      await page.getByLabel('Password', { exact: true }).fill('pallets-and-crates')
      await page.getByLabel('Password again').fill('pallets-and-crates')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL('**/en/register')
      await page.locator('.err').waitFor()
      expect(await page.getByLabel('Full name').inputValue()).toBe('Petra Vogel')
      expect(await page.getByLabel('Work email').getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
      expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    })
  })
})

const password = 'forty pallets of olives'

async function mailedLink(email: string, to: 'verify' | 'reset-password'): Promise<string> {
  const headers = { authorization: `Bearer ${teamToken}` }
  const link = await vi.waitUntil(
    async () => {
      const answer = await fetch(`${site.url}/api/team/outbox`, { headers })
      const { items }: { items: { to: string; text: string }[] } = await answer.json()
      const mail = items.find((mail) => mail.to === email && mail.text.includes(`/${to}?token=`))
      return /http\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0]
    },
    { timeout: 120_000 },
  )
  return link
}

async function openAccount(email: string) {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() }
    const answer = await fetch(`${site.url}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  await post('/sign-up/email', { name: 'Ines Duarte', email, password })
  const token = new URL(await mailedLink(email, 'verify')).searchParams.get('token')
  await post('/verify-email', { token, password })
}

async function fillLogin(page: Page, email: string, secret = password) {
  const form = page.locator('.dialog form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Log in' }).click()
}

const account = (page: Page) => page.locator('.account summary')

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('somebody registers, confirms, logs in where they were, and logs out', async () => {
    const email = `petra-${javaScriptEnabled}@vogel.example`
    await visit('/en/food?from=mail&dialog=register', { javaScriptEnabled, expected: /422/ }, async (page) => {
      await page.getByLabel('Full name').fill('Petra Vogel')
      await page.getByLabel('Work email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Password again').fill(password)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
      await page.locator('.dialog').getByText(email).waitFor()

      await page.goto(await mailedLink(email, 'verify'))
      if (javaScriptEnabled) await alive(page)
      await page.getByText(`Enter the password you chose to open the account for \u2068${email}\u2069.`).waitFor()
      await page.getByLabel('Password', { exact: true }).fill('not the one that was chosen')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('This isn’t the password chosen').waitFor()
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.waitForURL('**/en/account')
      expect(await account(page).innerText()).toContain(email)
      await page.context().clearCookies()

      await page.goto('/en/food?from=mail')
      if (javaScriptEnabled) await alive(page)
      await opener(page).click()
      await inBox(page, 'email')
      await fillLogin(page, email)
      await account(page).filter({ hasText: email }).waitFor()
      await dialogOf(page).waitFor({ state: 'detached' })
      expect(addressOf(page)).toBe('/en/food?from=mail')
      expect(await page.locator('h1').innerText()).not.toBe('LOG IN')
      await page.reload()
      if (javaScriptEnabled) await alive(page)

      await account(page).click()
      await page.getByRole('button', { name: 'Log out' }).first().click()
      await opener(page).waitFor()
      expect(addressOf(page)).toBe('/en')
    })
  })

  test('a wrong password is refused above the form, which stays as it is', async () => {
    const expected = /401/
    await visit('/de/food?dialog=login', { javaScriptEnabled, expected }, async (page) => {
      await page.locator('.dialog [name=email]').fill('nobody@vogel.example')
      await page.locator('.dialog [name=password]').fill('forty pallets of figs')
      await page.locator('.dialog [name=remember]').check()
      await page.locator('.dialog [type=submit]').click()
      await page.getByRole('alert').filter({ hasText: 'E-Mail und Passwort passen nicht zusammen.' }).waitFor()
      expect(addressOf(page)).toBe(javaScriptEnabled ? '/de/food?dialog=login' : '/de/sign-in')
      expect(await page.locator('.dialog [name=email]').inputValue()).toBe('nobody@vogel.example')
      expect(await page.locator('.dialog [name=remember]').isChecked()).toBe(true)
      expect(await page.locator('.dialog [name=next]').inputValue()).toBe('/de/food')
      if (javaScriptEnabled) await page.locator('[role=alert]:focus').waitFor()
    })
  })

  test('a forgotten password is replaced by a link that works once', async () => {
    const email = `forgetful-${javaScriptEnabled}@vogel.example`
    await openAccount(email)
    await visit('/en?dialog=login', { javaScriptEnabled, expected: /410/ }, async (page) => {
      await dialogOf(page).getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
      await page.locator('.dialog [name=email]').fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()

      const link = await mailedLink(email, 'reset-password')
      await page.goto(link)
      if (javaScriptEnabled) await alive(page)
      await page.getByLabel('New password').fill('sixty pallets of figs')
      await page.getByLabel('Password again').fill('sixty pallets of figs')
      await page.getByRole('button', { name: 'Save password' }).click()
      await page.waitForURL('**/en/sign-in?news=password')
      await fillLogin(page, email, 'sixty pallets of figs')
      await account(page).filter({ hasText: email }).waitFor()
      expect(addressOf(page)).toBe('/en')

      const answer = await page.goto(link)
      expect(answer?.status()).toBe(410)
      await page.getByText('This link has been used or has expired').waitFor()
    })
  })
})

describe('a login', () => {
  test('shows that it is under way, once, and leads the keyboard to the page', async () => {
    await openAccount('slow@vogel.example')
    await visit('/en/contact', {}, async (page) => {
      const held = Promise.withResolvers<void>()
      let sent = 0
      await page.route('**/sign-in.data*', async (route) => {
        sent += 1
        await held.promise
        await route.continue()
      })
      await page.getByLabel('Your name').fill('Ines Duarte')
      await opener(page).press('Enter')
      await inBox(page, 'email')
      await page.keyboard.type('slow@vogel.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
      const pending = page.getByRole('button', { name: 'Logging in…' })
      await pending.waitFor()
      expect(await pending.getAttribute('aria-disabled')).toBe('true')
      expect(await page.locator('.dialog [name=email]').getAttribute('readonly')).toBe('')
      await page.keyboard.press('Enter')
      held.resolve()
      await account(page).waitFor()
      expect(sent).toBe(1)
      expect(addressOf(page)).toBe('/en/contact')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      // The history entry that opened the dialog was replaced by the page without it.
      await page.goBack()
      expect(await dialogOf(page).count()).toBe(0)
    })
  })

  test('is asked to be remembered, or ends with the browser', async () => {
    await openAccount('keeper@vogel.example')
    for (const remembered of [true, false])
      await visit('/en/sign-in', {}, async (page) => {
        await page.getByLabel('Keep me logged in').setChecked(remembered)
        await fillLogin(page, 'keeper@vogel.example')
        await account(page).waitFor()
        const cookies = await page.context().cookies()
        const session = cookies.find(({ name }) => name.endsWith('session_token'))
        if (remembered) expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
        else expect(session?.expires).toBe(-1)
        const answer = await page.goto('/en')
        expect(answer?.headers()['cache-control']).toBe('private, no-cache')
      })
  })

  test('never leads to another site', async () => {
    await openAccount('careful@vogel.example')
    await visit('/en/sign-in?next=//elsewhere.example/en', {}, async (page) => {
      await page.locator('[name=next]').evaluate((field) => field.setAttribute('value', '//elsewhere.example/en'))
      await fillLogin(page, 'careful@vogel.example')
      await account(page).waitFor()
      expect(page.url()).toBe(`${site.url}/en`)
    })
  })

  test('is in the drawer of a phone', async () => {
    await openAccount('phone@vogel.example')
    await visit('/en/sign-in?next=/en/sell', { width: 390 }, async (page) => {
      await fillLogin(page, 'phone@vogel.example')
      await page.waitForURL('**/en/sell')
      await page.getByRole('link', { name: 'Open menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByText('phone@vogel.example').waitFor()
      await drawer.getByRole('button', { name: 'Log out' }).click()
      await page.waitForURL('**/en')
      expect(await opener(page).isVisible()).toBe(true)
    })
  })
})

test('pages behind links of mails are kept by nobody and told to nobody', async () => {
  for (const path of ['verify', 'reset-password']) {
    const answer = await fetch(`${site.url}/en/${path}?token=${'x'.repeat(43)}`)
    expect(answer.status).toBe(410)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    const head = (await answer.text()).split('</head>')[0]
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).not.toContain('xxx')
  }
})

test('nobody is signed out by another site, or by a link', async () => {
  expect((await fetch(`${site.url}/en/sign-out`, { redirect: 'manual' })).status).toBe(302)
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${site.url}/en/sign-out`, { method: 'POST', headers })).status).toBe(403)
})

test('a line that fails keeps what was typed, and says so', async () => {
  const fails = async (page: Page, form: Locator) => {
    await form.getByLabel('Email').fill('petra@vogel.example')
    await page.getByLabel('Password', { exact: true }).fill('pallets-and-crates')
    await form.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor()
    expect(await form.getByLabel('Email').inputValue()).toBe('petra@vogel.example')
  }
  await visit('/en?dialog=login', { expected: /ERR_FAILED/ }, async (page) => {
    await page.route('**/sign-in.data*', (route) => route.abort())
    await fails(page, dialogOf(page))
  })
  await visit('/en/sign-in', { expected: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
    await page.context().setOffline(true)
    await fails(page, page.locator('main'))
  })
})

test.runIf(canCheckMarkup)(
  'the Nu HTML checker has nothing to say about the forms in any language',
  async () => {
    const pages = new Map<string, string>()
    for (const language of languages)
      for (const shown of ['food?dialog=login', 'food?dialog=register', 'food?dialog=forgot', 'sign-in', 'register'])
        pages.set(
          `${language}-${shown.replace('?', '-')}`,
          await (await fetch(`${site.url}/${language}/${shown}`)).text(),
        )
    expect(await checkMarkup(pages)).toEqual([])
  },
  300_000,
)

describe('is accessible:', { timeout: 120_000 }, () => {
  const looks = [
    ...(['en', 'de', 'ar'] as const).flatMap((language) =>
      ([390, 1440] as const).map((width) => ({ language, width })),
    ),
    { language: 'el', width: 390 } as const,
  ]

  test.each(looks)('the forms, $language, $width px', async ({ language, ...look }) => {
    const eyes = { ...look, bypassCSP: true, reducedMotion: 'reduce', expected: /401/ } as const
    await visit(`/${language}/food?dialog=forgot`, eyes, async (page) => {
      expect(await findViolations(page), 'forgot').toEqual([])
      for (const shown of ['register', 'login']) {
        await page.goto(`/${language}/food?dialog=${shown}`)
        await alive(page)
        expect(await findViolations(page), shown).toEqual([])
        await page.locator('.dialog [type=submit]').click()
        await page.locator('.dialog .err').first().waitFor()
        expect(await findViolations(page), `${shown} with faults`).toEqual([])
      }
      await page.locator('.dialog [name=email]').fill(`nobody-${language}-${look.width}@vogel.example`)
      await page.locator('.dialog [name=password]').fill('forty pallets of figs')
      await page.locator('.dialog [type=submit]').click()
      await page.locator('[role=alert]').waitFor()
      expect(await findViolations(page), 'refused').toEqual([])
    })
  })

  test.each(looks)('what comes after, $language, $width px', async ({ language, ...look }) => {
    const email = `${language}-${look.width}@vogel.example`
    const eyes = { ...look, bypassCSP: true, reducedMotion: 'reduce', expected: /410|422/ } as const
    await visit(`/${language}/food?dialog=register`, eyes, async (page) => {
      await page.locator('.dialog [name=name]').fill('Petra Vogel')
      await page.locator('.dialog [name=email]').fill(email)
      await page.locator('.dialog [name=password]').fill(password)
      await page.locator('.dialog [name=confirmation]').fill(password)
      await page.locator('.dialog [name=consent]').check()
      await page.locator('.dialog [type=submit]').click()
      await page.locator('.dialog[role=status], .dialog [role=status]').waitFor()
      expect(await findViolations(page), 'registered').toEqual([])

      const link = await mailedLink(email, 'verify')
      await page.goto(link)
      await alive(page)
      expect(await findViolations(page), 'to be confirmed').toEqual([])
      await page.locator('.dialog [name=password]').fill('not the one that was chosen')
      await page.locator('.dialog [type=submit]').click()
      await page.locator('.dialog [aria-invalid=true]').waitFor()
      expect(await findViolations(page), 'not confirmed').toEqual([])
      await page.locator('.dialog [name=password]').fill(password)
      await page.locator('.dialog [type=submit]').click()
      await page.waitForURL(`**/${language}/account`)
      await page.context().clearCookies()
      await page.goto(link)
      await alive(page)
      expect(await findViolations(page), 'a link that has ended').toEqual([])

      await page.goto(`/${language}/forgot-password`)
      await page.locator('.dialog [name=email]').fill(email)
      await page.locator('.dialog [type=submit]').click()
      await page.goto(await mailedLink(email, 'reset-password'))
      await alive(page)
      expect(await findViolations(page), 'a new password').toEqual([])

      await page.goto(`/${language}/sign-in`)
      await alive(page)
      await page.locator('.dialog [name=email]').fill(email)
      await page.locator('.dialog [name=password]').fill(password)
      await page.locator('.dialog [type=submit]').click()
      await account(page).waitFor({ state: 'attached' })
      await page.locator(look.width === 390 ? '.burger' : '.account summary').click()
      expect(await findViolations(page), 'logged in').toEqual([])
    })
  })
})
