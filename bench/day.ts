import type { Page } from 'playwright-core'
import { joinOffice } from '../tests/join-office.ts'
import { openBrowser, openTestSite, openVisitor, type TestSite } from '../tests/open-test-site.ts'
import { byKeyboard } from './day-keyboard.ts'
import { losesNothing } from './day-losses.ts'
import type { Tasks } from './day-tasks.ts'
import { byTouch } from './day-touch.ts'
import type { Effort } from './day-worker.ts'
import { arrivals, fillDay, readAll } from './fill-day.ts'
import { reportLoad } from './measures.ts'

/**
 * Keys and taps for the like: our own count of the shortest way that the public guides of Front (what arrives) and Shopify
 * (goods and sales) lead to expect. Nobody ran them. A field that is typed into is one text, and no act by the keyboard.
 */
const theirs: Readonly<
  Record<keyof Tasks, { readonly keyboard: number | null; readonly touch: number; readonly way: string }>
> = {
  spam: { keyboard: 4, touch: 6, way: 'Front: search, Enter, select all, spam' },
  reply: { keyboard: 4, touch: 4, way: 'Front: next, open, reply, send and archive' },
  template: { keyboard: 6, touch: 6, way: 'Front: next, open, reply, templates, pick, send and archive' },
  note: { keyboard: 4, touch: 4, way: 'Front: next, open, comment, send' },
  assign: { keyboard: 4, touch: 3, way: 'Front: next, assign, name, Enter' },
  snooze: { keyboard: 4, touch: 4, way: 'Front: next, open, snooze, choose' },
  counterOffer: { keyboard: 10, touch: 10, way: 'Shopify: a draft order with another price, sent as an invoice' },
  publish: {
    // Most of it is Tab, which depends on the fields of either form.
    keyboard: null,
    touch: 12,
    way: 'Shopify: products, add, six fields, category, photo, save',
  },
  sell: { keyboard: 10, touch: 10, way: 'Shopify: orders, create, product, customer, mark as paid, create' },
  find: { keyboard: 3, touch: 3, way: 'Front: search, first result' },
}

/** A day in an office of two people, one at the keyboard and one with a phone, at the same time. */
export async function benchDay(): Promise<void> {
  const browser = await openBrowser()
  const site = await openTestSite({ TRUSTED_PROXIES: '127.0.0.1,::1', DEMO: 'on' })
  try {
    const storageState = await joinOffice(site)
    await fillDay(site)
    const laptop = await (await openVisitor(browser, site, { storageState })).newPage()
    const phone = await (await openVisitor(browser, site, { storageState, width: 390, hasTouch: true })).newPage()
    const [keyboard, touch] = await Promise.all([byKeyboard(laptop), byTouch(phone)])
    report(keyboard, touch)
    await checkDay(site, laptop)
    await losesNothing(browser, site, storageState)
    reportLoad()
  } finally {
    await browser.close()
    await site.close()
  }
}

function report(keyboard: Tasks, touch: Tasks): void {
  const describe = ({ acts, texts }: Effort) => `${acts}${texts > 0 ? ` and ${texts} text${texts > 1 ? 's' : ''}` : ''}`
  const names = Object.keys(theirs).filter((name) => name in keyboard && name in touch) as (keyof Tasks)[]
  for (const name of names) {
    const { way, ...most } = theirs[name]
    console.log(
      `${name}: keys ${describe(keyboard[name])} (theirs ${most.keyboard ?? 'not counted'}), taps ${describe(touch[name])} (theirs ${most.touch}); ${way}`,
    )
    if (keyboard[name].acts > (most.keyboard ?? keyboard[name].acts) || touch[name].acts > most.touch)
      throw new Error(`${name} takes more than theirs.`)
  }
}

async function checkDay(site: TestSite, page: Page): Promise<void> {
  const outbox = await readAll(site, 'outbox')
  const found = {
    lots: (await readAll(site, 'offers')).filter(({ status }) => status === 'converted').length,
    replies: outbox.filter(({ kind }) => kind === 'desk.reply').length,
    answered: new Set(outbox.filter(({ kind }) => kind === 'desk.reply').map(({ to }) => to)).size,
    won: (await readAll(site, 'inquiries')).filter(({ status }) => status === 'won').length,
    spam: (await readAll(site, 'messages')).filter(({ state }) => state === 'spam').length,
  }
  console.log(`What the day left: ${JSON.stringify(found)}`)
  await page.goto('/en/team/inbox')
  const open = await page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .count()
  if (found.lots !== 4 || found.won !== 4 || found.spam !== arrivals.spam)
    throw new Error('Something was done twice, or not at all.')
  if (found.replies !== found.answered) throw new Error('Somebody was answered twice.')
  console.log(`${open} rows are open.`)
}
