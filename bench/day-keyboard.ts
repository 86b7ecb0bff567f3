import type { Locator, Page } from 'playwright-core'
import { whenAwake } from '../tests/open-test-site.ts'
import { openList, openNotes, publish, replyBox, type Tasks, text, whenSent } from './day-tasks.ts'
import { openWorker, type Worker, whenFocused } from './day-worker.ts'

/** From the item that is open to the next one by `j`, once it is in sight. */
async function nextItem({ page, key }: Worker): Promise<void> {
  const shown = () => document.querySelector<HTMLInputElement>('#main [name=item]')?.value.slice(0, 36)
  const was = await page.evaluate(shown)
  // A letter that is typed into a field is no shortcut.
  await page.waitForFunction(() => !document.activeElement?.matches('input, textarea, select'))
  await key('j')
  await page.waitForFunction((before) => {
    const id = document.querySelector<HTMLInputElement>('#main [name=item]')?.value.slice(0, 36)
    return id !== undefined && id !== before
  }, was)
}

async function openFirst(worker: Worker, search: string): Promise<void> {
  await openList(worker.page, search)
  await worker.page.keyboard.press('j')
  await worker.page.keyboard.press('Enter')
  await worker.page.waitForURL(/\/inbox\/[\da-f-]{36}/, { waitUntil: 'commit' })
  await worker.page.getByRole('heading', { name: 'Manage' }).waitFor()
}

async function reply({ page, key, type }: Worker): Promise<void> {
  await key('r')
  await whenFocused(replyBox(page))
  await type(text)
  await key('Control+Shift+Enter')
  await whenSent(page)
}

/** What one of two people does on a day, by keyboard. */
export async function byKeyboard(page: Page): Promise<Tasks> {
  const worker = openWorker(page)
  const { key, type, count } = worker
  const efforts = openNotes()
  const each = async (name: keyof Tasks, times: number, task: (time: number) => Promise<void>) => {
    for (let time = 0; time < times; time++) efforts.note(name, await count(() => task(time)))
  }

  await openList(page, '')
  await each('spam', 1, async () => {
    await key('/')
    await type('seo')
    await key('Enter')
    await page.waitForURL(/q=seo/, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelectorAll('.inbox-table tbody tr').length === 8)
    await key('Control+a')
    await key('!')
    await page.getByText('Marked as “Spam”: 20.').waitFor()
  })

  await openFirst(worker, '?tab=inquiries')
  await each('reply', 11, async (time) => {
    if (time > 0) await nextItem(worker)
    await reply(worker)
  })
  await each('sell', 2, async () => {
    await nextItem(worker)
    await key('w')
    const quantity = page.getByLabel(/^Quantity/).first()
    await quantity.waitFor()
    await whenAwake(page)
    await quantity.focus()
    await key('Control+Enter')
    await page.waitForURL(/did=/, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Manage' }).waitFor()
  })
  await each('snooze', 2, async () => {
    await nextItem(worker)
    await key('s')
    await key('ArrowDown')
    await page.getByText('Saved.').first().waitFor()
  })

  await openFirst(worker, '?tab=requests')
  await each('reply', 3, async (time) => {
    if (time > 0) await nextItem(worker)
    await reply(worker)
  })

  await openFirst(worker, '?tab=offers')
  await each('counterOffer', 2, async (time) => {
    if (time > 0) await nextItem(worker)
    await key('c')
    await whenFocused(page.getByLabel('Price', { exact: true }))
    await type('4.20')
    await key('Control+Enter')
    await whenSent(page)
  })
  await each('template', 2, async () => {
    await nextItem(worker)
    await key('t')
    await key('Tab')
    await key('Enter')
    await page.waitForURL(/reply=/, { waitUntil: 'commit' })
    await whenFocused(replyBox(page))
    await key('Control+Shift+Enter')
    await whenSent(page)
  })
  await each('note', 1, async () => {
    await nextItem(worker)
    await key('n')
    await whenFocused(page.getByLabel('Note', { exact: true }))
    await type('Rang them: they call back.')
    await key('Control+Enter')
    await page.getByText('Rang them: they call back.').first().waitFor()
  })
  for (let item = 0; item < 2; item++) {
    await each('publish', 1, async () => {
      await nextItem(worker)
      await key('p')
      await publish(worker, (field) => reach(worker, field))
      await key('Control+Enter')
      await page.waitForURL(/\/team\/lots\/L-/, { waitUntil: 'commit' })
    })
    // The list is kept; from the lot back to the item by the browser.
    await page.goBack()
    await page.getByRole('heading', { name: 'Manage' }).waitFor()
  }
  await openList(page, '?tab=offers')
  await each('assign', 1, async () => {
    await key('j')
    await key('a')
    await key('Enter')
    await page.getByText('Assigned: 1.').waitFor()
  })
  await each('find', 1, async () => {
    await key('Control+k')
    await whenFocused(
      page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').getByRole('combobox')).first(),
    )
    await type('Brettspielhaus 14')
    await page.getByRole('dialog').getByText('Brettspielhaus 14').first().waitFor()
    await key('Enter')
    await page.waitForURL((address) => !address.pathname.endsWith('/inbox'), { waitUntil: 'commit' })
  })
  return efforts.all()
}

async function reach({ page, key }: Worker, field: Locator): Promise<void> {
  await field.waitFor()
  for (let press = 0; press < 80; press++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await key('Tab')
  }
  throw new Error(`${field} was not reached by Tab on ${page.url()}.`)
}
