import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openVisitor, type TestSite, whenAwake } from '../tests/open-test-site.ts'
import { readAll } from './fill-day.ts'

type SignedIn = NonNullable<BrowserContextOptions['storageState']>

interface Form {
  readonly name: string
  readonly address: string
  /** Leads to the form where it is behind a tab. */
  readonly tab?: string
  readonly field: (page: Page) => Locator
  readonly text: string
  readonly send: string
  readonly arrived: (site: TestSite, page: Page) => Promise<number>
}

/** Two browsers on one item, and forms that are reloaded, left and cut off: nothing is lost, nothing happens twice. */
export async function losesNothing(browser: Browser, site: TestSite, storageState: SignedIn): Promise<void> {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => (await openVisitor(browser, site, { storageState })).newPage()),
  )
  if (!one || !other) throw new Error('There are two windows.')
  const { offers, inquiries } = await openItems(site)
  for (const form of formsOf(offers, inquiries)) {
    await survives(one, form)
    await isHeldOffline(one, site, form)
    await losesItsAnswer(one, site, form)
    const times = await form.arrived(site, one)
    if (times !== 1) throw new Error(`${form.name}: sent ${times} times.`)
    console.log(`${form.name}: kept through reload, back, no line and a lost answer; sent once`)
  }
  await atOnce(site, [one, other], inquiries[1] ?? '')
}

const sendButton = (page: Page, form: Form) => page.getByRole('button', { name: form.send, exact: true })

async function isHeldOffline(page: Page, site: TestSite, form: Form): Promise<void> {
  await page.context().setOffline(true)
  await sendButton(page, form).click()
  const notice = page.getByRole('alert').filter({ hasText: 'may not have been saved' })
  await notice.first().waitFor()
  await page.context().setOffline(false)
  if ((await form.field(page).inputValue()) !== form.text) throw new Error(`${form.name}: lost without a line.`)
  if ((await form.arrived(site, page)) !== 0) throw new Error(`${form.name}: arrived without a line.`)
}

/** The form arrives and its answer does not: sent again, it must not happen twice. */
async function losesItsAnswer(page: Page, site: TestSite, form: Form): Promise<void> {
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await sendButton(page, form).click()
  await until(async () => (await form.arrived(site, page)) > 0)
  await page.unrouteAll({ behavior: 'wait' })
  // As a person would who sees that it may not be saved.
  await sendButton(page, form).click()
  await page.waitForLoadState('networkidle')
}

function formsOf(offers: readonly string[], inquiries: readonly string[]): Form[] {
  const mails = (kind: string, text: string) => async (site: TestSite) =>
    (await readAll(site, 'outbox')).filter((mail) => mail.kind === kind && mail.text?.includes(text)).length
  const item = (id: string | undefined) => `/en/team/inbox/${id}`
  return [
    {
      name: 'reply',
      address: item(inquiries[0]),
      field: (page) => page.getByLabel(/^Your reply/),
      text: 'We collect on Friday, whatever the line does.',
      send: 'Send reply',
      arrived: mails('desk.reply', 'whatever the line does'),
    },
    {
      name: 'note',
      address: item(offers[0]),
      tab: 'Internal note',
      field: (page) => page.getByLabel('Note', { exact: true }),
      text: 'A note on a bad line.',
      send: 'Save note',
      // The history of the team is not for other systems.
      arrived: async (site, page) => {
        const shown = await (await page.request.get(site.url + item(offers[0]))).text()
        return shown.split('A note on a bad line.</p>').length - 1
      },
    },
    {
      name: 'counter-offer',
      address: item(offers[1]),
      tab: 'Counter-offer',
      field: (page) => page.getByLabel('Price', { exact: true }),
      text: '3.33',
      send: 'Send counter-offer',
      arrived: mails('offer.counter_offer', '3.33'),
    },
  ]
}

async function survives(page: Page, form: Form): Promise<void> {
  const open = async () => {
    await whenAwake(page)
    if (form.tab) await page.getByRole('link', { name: form.tab, exact: true }).click()
    await form.field(page).waitFor()
  }
  const holds = async (when: string) => {
    await open()
    const typed = await form.field(page).inputValue()
    if (typed !== form.text) throw new Error(`${form.name}: lost after ${when}: ${typed}`)
  }
  await page.goto(form.address)
  await open()
  await form.field(page).fill(form.text)
  await page.reload()
  await holds('a reload')
  await page.goto('/en/team/lots')
  await page.goBack()
  await holds('going back')
}

/** Both write and send at the same moment: one mail goes, the other person keeps their text. */
async function atOnce(site: TestSite, pages: readonly [Page, Page], inquiry: string): Promise<void> {
  const texts = ['From the one of us.', 'From the other of us.']
  for (const [place, page] of pages.entries()) {
    await page.goto(`/en/team/inbox/${inquiry}`)
    await whenAwake(page)
    await page.getByLabel(/^Your reply/).fill(texts[place] ?? '')
  }
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Send reply' }).click()))
  const sent = async () =>
    (await readAll(site, 'outbox')).filter(({ text = '' }) => texts.some((each) => text.includes(each)))
  await until(async () => (await sent()).length > 0)
  await Promise.race(pages.map((page) => page.getByText('A colleague', { exact: false }).first().waitFor()))
  const mails = await sent()
  if (mails.length !== 1) throw new Error(`${mails.length} replies were sent at once.`)
  console.log('two replies at once: one was sent, the other is held with its text')
}

async function openItems(site: TestSite): Promise<{ offers: string[]; inquiries: string[] }> {
  const ids = async (kind: string, status: string) =>
    (await readAll(site, kind)).filter((each) => each.status === status).map(({ id }) => id)
  return { offers: await ids('offers', 'submitted'), inquiries: await ids('inquiries', 'new') }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('It did not happen within two minutes.')
}
