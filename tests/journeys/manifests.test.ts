import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { xlsxOf } from '../../app/lots/manifests/sample-sheets.suite'
import { findViolations } from '../find-violations'
import { joinOffice } from '../join-office'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite } from '../open-test-site'
import { uploadFile } from '../upload-file'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let site: TestSite
let browser: Browser
let signedIn: NonNullable<BrowserContextOptions['storageState']>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
  signedIn = await joinOffice(browser, site)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const list = xlsxOf([
  {
    rows: [
      ['Restposten Müller GmbH'],
      ['EAN', 'Article', 'Qty', 'Price EUR', 'Rest', 'Hall'],
      ['4006381333931', 'Mug', 10, 1.5, 3, 'B'],
      ['4006381333948', 'Jug', 20, 2, 4, 'B'],
      ['4006381333950', 'Pan', 'some', 2, 0, 'C'],
    ],
  },
])

async function sendOffer() {
  const program = { request: (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init) }
  const answer = await program.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      company: 'Brettspielhaus',
      email: 'jonas@brettspiel.example',
      phoneNumber: '+49 341 1234567',
      description: 'Mugs and jugs, end of line',
      attachments: [
        await uploadFile(program, 'stocklist.xlsx', list),
        await uploadFile(program, 'note.txt', new TextEncoder().encode('Ready to load')),
      ],
    }),
  })
  expect(answer.status).toBe(201)
}

const look = async (page: Page, width: number, what: string) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
  expect(await findViolations(page), what).toEqual([])
}

test('an offer with a spreadsheet: it is read while the page is open, its columns are corrected, and its sums are right', async () => {
  await sendOffer()
  const office = await openVisitor(browser, site, { bypassCSP: true, storageState: signedIn })
  const desk = await office.newPage()
  await desk.goto('/en/team/inbox')
  await desk.getByRole('link', { name: 'Mugs and jugs, end of line' }).click()
  const read = desk.locator('#list-1')
  await read.getByText('€55.00').waitFor()
  await read.getByText('Unreadable cells: 2').click()
  await read.getByText('Invalid check digit', { exact: true }).waitFor()
  await read.getByText('Columns: 4 of 6 used').click()
  await read.getByLabel(/^C Qty/).waitFor()
  await look(desk, 1440, 'list')

  await read.getByLabel(/^C Qty/).selectOption({ label: 'Not used' })
  await read.getByLabel(/^E Rest/).selectOption({ label: 'Quantity' })
  await read.getByRole('button', { name: 'Read again' }).click()
  await read.getByText('€12.50').waitFor()
  await desk.getByText('Columns of stocklist.xlsx corrected and read again.').waitFor()
  await expect.poll(() => read.getByText('Set by you').count()).toBe(1)
  const download = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Download all (ZIP)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^O-\d{4}-\d{4}\.zip$/)

  const phone = await openVisitor(browser, site, {
    bypassCSP: true,
    storageState: signedIn,
    width: 390,
    colorScheme: 'dark',
  })
  const page = await phone.newPage()
  await page.goto(new URL(desk.url()).pathname.replace('/en/', '/ar/'))
  await page.locator('#list-1 details').last().locator('summary').click()
  await look(page, 390, 'list on a phone')
})
