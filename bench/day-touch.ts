import type { Page } from 'playwright-core'
import { whenAwake } from '../tests/open-test-site.ts'
import { openList, openNotes, publish, replyBox, rows, type Tasks, text, whenSent } from './day-tasks.ts'
import { openWorker, whenFocused } from './day-worker.ts'

/** What the other one does at the same time, by touch on a phone: from the end of each list. */
export async function byTouch(page: Page): Promise<Tasks> {
  const worker = openWorker(page)
  const { tap, type, choose, key, count } = worker
  const efforts = openNotes()
  const main = page.getByRole('main')
  const openLast = async () => {
    // The last that nobody has opened: what the colleague reads comes after the unread rows.
    await tap(page.locator('.inbox-table tr.is-new').last().locator('.inbox-table__subject a').first())
    await page.getByRole('heading', { name: 'Manage' }).waitFor()
    await whenAwake(page)
  }
  const replyTo = async (template: string | null) => {
    await openLast()
    await tap(main.locator('.item-head__acts').getByRole('link', { name: 'Reply' }))
    await whenFocused(replyBox(page))
    if (template === null) await type(text)
    else {
      await tap(main.getByRole('link', { name: template, exact: true }))
      await page.waitForURL(/reply=/, { waitUntil: 'commit' })
      await whenFocused(replyBox(page))
    }
    await tap(main.getByLabel('Mark as done'))
    await tap(main.getByRole('button', { name: 'Send reply' }))
    await whenSent(page)
  }
  const each = async (search: string, name: keyof Tasks, times: number, task: () => Promise<void>) => {
    for (let time = 0; time < times; time++) {
      await openList(page, search)
      efforts.note(name, await count(task))
    }
  }

  await each('', 'spam', 1, async () => {
    await tap(main.getByRole('searchbox'))
    await type('casino')
    await key('Enter')
    await page.waitForURL(/q=casino/, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelectorAll('.inbox-table tbody tr').length === 8)
    await tap(rows(page).first().getByRole('checkbox'))
    await tap(page.getByRole('button', { name: 'Select all' }))
    await tap(page.getByRole('button', { name: 'Spam' }))
    await page.getByText('Marked as “Spam”: 20.').waitFor()
  })
  await each('?tab=inquiries', 'reply', 11, () => replyTo(null))
  await each('?tab=inquiries', 'sell', 2, async () => {
    await openLast()
    await tap(main.getByRole('link', { name: 'Sell', exact: true }))
    await main
      .getByLabel(/^Quantity/)
      .first()
      .waitFor()
    await whenAwake(page)
    await tap(main.getByRole('button', { name: 'Sell', exact: true }))
    await page.waitForURL(/did=/, { waitUntil: 'commit' })
  })
  await each('?tab=inquiries', 'snooze', 2, async () => {
    await openLast()
    await choose(main.getByLabel('Snooze for'), '3 days')
    await page.getByText('Saved.').first().waitFor()
  })
  await each('?tab=requests', 'reply', 2, () => replyTo(null))
  await each('?tab=offers', 'publish', 2, async () => {
    await openLast()
    await tap(main.getByRole('link', { name: 'Publish as lot' }))
    await publish(worker, null)
    await tap(main.getByRole('button', { name: 'Publish lot' }))
    await page.waitForURL(/\/team\/lots\/L-/, { waitUntil: 'commit' })
  })
  await each('?tab=offers', 'template', 2, () => replyTo('Ask for photos and list'))
  await each('?tab=offers', 'counterOffer', 1, async () => {
    await openLast()
    await tap(main.getByRole('link', { name: 'Counter-offer' }))
    await whenFocused(page.getByLabel('Price', { exact: true }))
    await type('4.20')
    await tap(main.getByRole('button', { name: 'Send counter-offer' }))
    await whenSent(page)
  })
  await each('?tab=offers', 'note', 1, async () => {
    await openLast()
    await tap(main.getByRole('link', { name: 'Internal note' }))
    await whenFocused(page.getByLabel('Note', { exact: true }))
    await type('They want cash before loading.')
    await tap(main.getByRole('button', { name: 'Save note' }))
    await page.getByText('They want cash before loading.').first().waitFor()
  })
  await each('?tab=offers', 'assign', 1, async () => {
    await tap(rows(page).last().getByRole('button', { name: 'Assign to me' }))
    await rows(page).last().getByText('Ines Duarte').waitFor()
  })
  await each('', 'find', 1, async () => {
    await tap(
      page
        .getByRole('button', { name: 'Search' })
        .or(page.getByRole('link', { name: 'Search' }))
        .first(),
    )
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await type('Brettspielhaus 14')
    await tap(dialog.getByRole('link', { name: /Brettspielhaus 14/ }).first())
    await page.waitForURL((address) => !address.pathname.endsWith('/inbox'), { waitUntil: 'commit' })
  })
  return efforts.all()
}
