import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openSite } from '../open-site'
import { untilAlive } from './offer-note'
import {
  button,
  chooser,
  heardOf,
  md5,
  openUploadSetup,
  pdf,
  row,
  share,
  type UploadSetup,
  uploaded,
} from './upload-setup'

let setup: UploadSetup

beforeAll(async () => {
  setup = await openUploadSetup(openSite)
})
afterEach(() => setup.reset())
afterAll(() => setup?.close())

const announcement = (page: Page) => page.locator('main .visually-hidden[role=status]')

describe('adding files', () => {
  test('dragging shows how many files would be added, and accepts them anywhere', async () => {
    const page = await setup.openSell()
    const paths = ['one.pdf', 'two.pdf'].map((name) => join(setup.files, name))
    for (const path of paths) await writeFile(path, pdf('', 1_000).buffer)
    const devtools = await page.context().newCDPSession(page)
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      devtools.send('Input.dispatchDragEvent', {
        type,
        x: 1_200,
        y: 300,
        data: { items: [], files: paths, dragOperationsMask: 1 },
      })
    await drag('dragEnter')
    await drag('dragOver')
    await page.getByText('Drop to add 2 files').waitFor()
    await drag('drop')
    await uploaded(page, 'one.pdf')
    await uploaded(page, 'two.pdf')
    await page.getByText('Drop photos and stock lists here').waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/sell')
  })

  test('pasting adds a picture anywhere on the page, but text only in fields', async () => {
    const page = await setup.openSell()
    const paste = (selector: string, withText: boolean) =>
      page.locator(selector).evaluate(
        async (element, [text]) => {
          const canvas = document.createElement('canvas')
          const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
          const clipboardData = new DataTransfer()
          clipboardData.items.add(new File([picture ?? ''], 'image.png', { type: 'image/png' }))
          if (text) clipboardData.setData('text/plain', 'cells')
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        },
        [withText],
      )
    await paste('#offer-description', true)
    await paste('main', false)
    await uploaded(page, 'image-')
    expect(await page.locator('.file').count()).toBe(1)
    expect(await row(page, 'image-').locator('img').getAttribute('src')).toMatch(/^data:image\/jpeg/)
  })

  test('an empty file and a duplicate are skipped with a message', async () => {
    const page = await setup.openSell()
    const path = join(setup.files, 'list.pdf')
    await writeFile(path, pdf('', 2_000).buffer)
    await chooser(page).setInputFiles(path)
    await uploaded(page, 'list.pdf')
    await chooser(page).setInputFiles(path)
    await page.getByText('list.pdf is already on the list.').first().waitFor()
    await setup.choose(page, { name: 'nothing.csv', buffer: Buffer.alloc(0) })
    await page.getByText('nothing.csv is empty, so we didn’t add it.').first().waitFor()
    expect(await page.locator('.file').count()).toBe(1)
  })

  test('more than 25 MB shows the error at the field and clears the list, on the server too', async () => {
    const page = await setup.openSell()
    const heard = heardOf(page)
    await setup.choose(page, pdf('first.pdf', 300_000))
    await uploaded(page, 'first.pdf')
    await setup.choose(page, pdf('second.pdf', 20_000_000), pdf('third.pdf', 6_000_000))
    await page.getByText('These files come to 25.1 MB and the limit is 25 MB, so we’ve cleared the list.').waitFor()
    expect(await page.locator('.file').count()).toBe(0)
    expect(await chooser(page).getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => heard.path('first.pdf')).toBeDefined()
    const path = heard.path('first.pdf') ?? ''
    await expect.poll(async () => (await fetch(setup.site.url + path)).status).toBe(404)
  })

  test('an executable is refused by its content, in the page’s language', async () => {
    const page = await setup.openSell({}, 'de')
    const program = Buffer.from('#!/bin/sh\nrm -rf /\n')
    await setup.choose(page, { name: 'Liste.csv', buffer: program })
    await row(page, 'Liste.csv').getByText('Programm').waitFor()
    expect(await button(page, 'Liste.csv entfernen').count()).toBe(1)
    expect(await row(page, 'Liste.csv').getByRole('button').count()).toBe(1)
  })
})

describe('while it runs', () => {
  test('percent, speed and time left are shown and announced every ten percent at most', async () => {
    const page = await setup.openSell()
    setup.line.limit(2_000_000)
    await setup.choose(page, pdf('slow.pdf', 6_000_000))
    await row(page, 'slow.pdf')
      .getByText(/^Uploading, \d+%$/)
      .waitFor()
    await row(page, 'slow.pdf')
      .getByText(/^[\d.]+ [kM]B\/s, \d+ sec left$/)
      .waitFor()
    await expect.poll(() => announcement(page).textContent()).toMatch(/Uploading, \d0%/)
    expect(await button(page, 'Send offer').isDisabled()).toBe(true)
    setup.line.limit(Number.POSITIVE_INFINITY)
    await uploaded(page, 'slow.pdf')
    await expect.poll(() => announcement(page).textContent()).toContain('slow.pdf, Uploaded')
  })

  test('can be paused and resumed', async () => {
    const page = await setup.openSell()
    const heard = heardOf(page)
    const file = pdf('pause.pdf', 8_000_000)
    setup.line.limit(3_000_000)
    await setup.choose(page, file)
    await expect.poll(() => share(page, 'pause.pdf')).toBeGreaterThan(0.1)
    await button(page, 'Pause pause.pdf').press('Enter')
    await row(page, 'pause.pdf')
      .getByText(/^Paused at \d+%$/)
      .waitFor()
    // The same button resumes, and keeps the focus.
    expect(await button(page, 'Resume pause.pdf').evaluate((element) => element === document.activeElement)).toBe(true)
    setup.line.limit(Number.POSITIVE_INFINITY)
    await page.keyboard.press('Enter')
    await uploaded(page, 'pause.pdf')
    await expect.poll(() => heard.md5('pause.pdf')).toBe(md5(file.buffer))
  })

  test('a cancelled file stays in the list and can be uploaded again', async () => {
    const page = await setup.openSell()
    setup.line.limit(2_000_000)
    await setup.choose(page, pdf('cancel.pdf', 6_000_000))
    await expect.poll(() => share(page, 'cancel.pdf')).toBeGreaterThan(0)
    await button(page, 'Cancel cancel.pdf').click()
    await row(page, 'cancel.pdf').getByText('Not part of your offer').waitFor()
    expect(await button(page, 'Send offer').isEnabled()).toBe(true)
    setup.line.limit(Number.POSITIVE_INFINITY)
    await button(page, 'Upload cancel.pdf again').click()
    await uploaded(page, 'cancel.pdf')
  })

  test('removing deletes the file on the server and focuses the next file', async () => {
    const page = await setup.openSell()
    const heard = heardOf(page)
    await setup.choose(page, ...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name, 1_000)))
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await uploaded(page, name)
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await button(page, 'Remove b.pdf').press('Enter')
    await expect.poll(focused).toContain('c.pdf')
    await button(page, 'Remove c.pdf').press('Enter')
    await expect.poll(focused).toContain('a.pdf')
    await button(page, 'Remove a.pdf').press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('offer-attachments')
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
      await expect.poll(async () => (await fetch(setup.site.url + heard.path(name))).status).toBe(404)
    }
  })
})

describe('accessibility', () => {
  test.each(['en', 'ar'])('has no WCAG 2.2 AA violations with files in every state (%s)', async (language) => {
    const page = await setup.openSell({ bypassCSP: true, width: 390, colorScheme: 'dark' }, language)
    setup.line.limit(500_000)
    const program = Buffer.from('#!/bin/sh\n')
    await setup.choose(page, { name: 'program.csv', buffer: program }, pdf('done.pdf', 500))
    await page.locator('.file.is-bad').waitFor()
    await page.locator('.file.is-done').waitFor()
    await setup.choose(page, ...['off.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => pdf(name, 3_000_000)))
    await row(page, 'off.pdf').getByRole('button').last().click()
    await page.locator('.file.is-off').waitFor()
    await row(page, '1.pdf').getByRole('button').first().click()
    await page.locator('.bar--pause').waitFor()
    // No file may change its state while it is looked at.
    setup.line.limit(1)
    expect(await findViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBe(0)
    const targets = await page
      .locator('.file button')
      .evaluateAll((buttons) => buttons.map((element) => Math.min(element.clientWidth, element.clientHeight)))
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44)
  })

  test('without JavaScript is a file input of the form', async () => {
    const page = await setup.openSell({ javaScriptEnabled: false })
    expect(await chooser(page).isVisible()).toBe(true)
    expect(await chooser(page).getAttribute('name')).toBe('attachments')
    await setup.choose(page, pdf('plain.pdf', 100))
    const sent = await page.locator('#offer-form').evaluate((form) => {
      const value = form instanceof HTMLFormElement ? new FormData(form).getAll('attachments')[0] : null
      return value instanceof File ? value.name : null
    })
    expect(sent).toBe('plain.pdf')
  })

  test('does not shift at hydration', async () => {
    const window = await setup.openWindow()
    const page = await window.newPage()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/en/sell')
    const before = await page.locator('.drop').boundingBox()
    await page.unroute('**/*.js')
    await page.goto('/en/sell')
    await untilAlive(page)
    expect(await page.locator('.drop').boundingBox()).toEqual(before)
    expect(await page.locator('#offer-attachments').getAttribute('name')).toBeNull()
  })
})
