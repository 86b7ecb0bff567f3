import type { Locator, Page } from 'playwright-core'
import { whenAwake } from '../tests/open-test-site.ts'
import type { Effort, Worker } from './day-worker.ts'

const names = [
  'spam',
  'reply',
  'template',
  'note',
  'assign',
  'snooze',
  'counterOffer',
  'publish',
  'sell',
  'find',
] as const

/** The most that each task took. */
export type Tasks = Readonly<Record<(typeof names)[number], Effort>>

export const text = 'Thank you, we come back to you with a price today.'

export const rows = (page: Page) => page.getByRole('main').locator('.inbox-table tbody tr')
export const replyBox = (page: Page) => page.getByLabel(/^Your reply/)

export async function openList(page: Page, search: string): Promise<void> {
  await page.goto(`/en/team/inbox${search}`)
  await rows(page).first().waitFor()
  await whenAwake(page)
}

/** A mail that waits is counted down; on a slow machine it may have gone before the page shows it. */
export async function whenSent(page: Page): Promise<void> {
  await page
    .getByText(/^(Sending in|Replies sent|Counter-offers sent)/)
    .first()
    .waitFor()
}

export function openNotes() {
  const most: Partial<Record<keyof Tasks, Effort>> = {}
  return {
    most,
    note: (name: keyof Tasks, effort: Effort) => {
      if (effort.acts >= (most[name]?.acts ?? 0)) most[name] = effort
    },
    all: (): Tasks => {
      const missing = names.filter((name) => !most[name])
      if (missing.length > 0) throw new Error(`Nobody did this: ${missing.join(', ')}`)
      return most as Tasks
    },
  }
}

export async function publish(
  { page, key, type, choose, tap }: Worker,
  reach: ((field: Locator) => Promise<void>) | null,
): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Publish as lot' }).waitFor()
  await whenAwake(page)
  const fill = async (field: Locator, value: string) => {
    if (reach) await reach(field)
    else await tap(field)
    await type(value)
  }
  await fill(main.getByLabel('Title (English)'), 'Board games, end of line')
  await fill(main.getByLabel('Description (English)', { exact: true }), 'Forty articles in cartons.')
  const toys = main.getByRole('checkbox', { name: 'Toys' })
  if (reach) {
    await reach(toys)
    await key('Space')
  } else await tap(toys)
  const condition = main.getByLabel('Condition', { exact: true })
  if (reach) {
    await reach(condition)
    await key('ArrowDown')
  } else await choose(condition, 'new_a')
  await fill(main.getByLabel('Cost price'), '4.10')
  await fill(main.locator('[name="price.amount"]'), '9.90')
  // The form is checked on blur, which clicking Publish would otherwise race.
  await main.locator('[name="price.amount"]').dispatchEvent('change')
  await main.getByText('Ready to publish.').waitFor()
}
