import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { xlsxOf } from '../../app/lots/manifest-parser/sample-sheets.suite'
import { findViolations } from '../find-violations'
import { openOfficeJourney } from '../open-journey'
import { openSite } from '../open-site'
import { sellGoods, uploadTo } from '../site-api'

const { site, visitOffice } = await openOfficeJourney(openSite(), { bypassCSP: true })
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

const look = async (page: Page, width: number, what: string) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
  expect(await findViolations(page), what).toEqual([])
}

test('an offer’s spreadsheet is read while the page is open, and its columns can be corrected', async () => {
  const attachments = [
    await uploadTo(site, 'stocklist.xlsx', list),
    await uploadTo(site, 'note.txt', new TextEncoder().encode('Ready to load')),
  ]
  await sellGoods(site, { description: 'Mugs and jugs, end of line', attachments })
  await visitOffice('/en/team/inbox', {}, async (office) => {
    await office.getByRole('link', { name: 'Mugs and jugs, end of line' }).click()
    const read = office.locator('#list-1')
    await read.getByText('€55.00').waitFor()
    await read.getByText('Unreadable cells: 2').click()
    await read.getByText('Invalid check digit', { exact: true }).waitFor()
    await read.getByText('Columns: 4 of 6 used').click()
    await read.getByLabel(/^C Qty/).waitFor()
    await look(office, 1440, 'list')

    await read.getByLabel(/^C Qty/).selectOption({ label: 'Not used' })
    await read.getByLabel(/^E Rest/).selectOption({ label: 'Quantity' })
    await read.getByRole('button', { name: 'Read again' }).click()
    await read.getByText('€12.50').waitFor()
    await office.getByText('Columns of stocklist.xlsx corrected and read again.').waitFor()
    await expect.poll(() => read.getByText('Set by you').count()).toBe(1)
    const download = office.waitForEvent('download')
    await office.getByRole('link', { name: 'Download all (ZIP)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^O-\d{4}-\d{4}\.zip$/)

    const inArabic = new URL(office.url()).pathname.replace('/en/', '/ar/')
    await visitOffice(inArabic, { width: 390, colorScheme: 'dark' }, async (page) => {
      await page.locator('#list-1 details').last().locator('summary').click()
      await look(page, 390, 'list on a phone')
    })
  })
})
