import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestSite } from '../open-test-site'
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
  setup = await openUploadSetup(openTestSite)
})
afterEach(() => setup.reset())
afterAll(() => setup?.close())

test('an upload resumes where the connection was cut', async () => {
  const page = await setup.openSell()
  const heard = heardOf(page)
  const file = pdf('cut.pdf', 8_000_000)
  const cut = setup.line.cutAfter(3_000_000)
  await setup.choose(page, file)
  await cut
  await uploaded(page, 'cut.pdf')
  await expect.poll(() => heard.md5('cut.pdf')).toBe(md5(file.buffer))
})

test('an upload shows that it is offline and resumes once online', async () => {
  const page = await setup.openSell()
  setup.line.limit(3_000_000)
  await setup.choose(page, pdf('offline.pdf', 6_000_000))
  await expect.poll(() => share(page, 'offline.pdf')).toBeGreaterThan(0.1)
  await page.context().setOffline(true)
  setup.line.cut()
  await row(page, 'offline.pdf').getByText('Connection lost. Trying again…').waitFor()
  setup.line.limit(Number.POSITIVE_INFINITY)
  await page.context().setOffline(false)
  await uploaded(page, 'offline.pdf')
})

test('a reload restores finished, running and paused files', async () => {
  const page = await setup.openSell()
  const heard = heardOf(page)
  const running = pdf('running.pdf', 8_000_000)
  await setup.choose(page, pdf('finished.pdf', 1_000))
  await uploaded(page, 'finished.pdf')
  setup.line.limit(2_000_000)
  await setup.choose(page, running, pdf('paused.pdf', 4_000_000))
  await expect.poll(() => share(page, 'paused.pdf')).toBeGreaterThan(0)
  await button(page, 'Pause paused.pdf').click()
  await row(page, 'paused.pdf').getByText('Paused at').waitFor()
  await expect.poll(() => share(page, 'running.pdf')).toBeGreaterThan(0.05)
  await page.reload()
  setup.line.limit(Number.POSITIVE_INFINITY)
  await uploaded(page, 'finished.pdf')
  await uploaded(page, 'running.pdf')
  await expect.poll(() => heard.md5('running.pdf')).toBe(md5(running.buffer))
  await row(page, 'paused.pdf').getByText('Paused at').waitFor()
  await button(page, 'Resume paused.pdf').click()
  await uploaded(page, 'paused.pdf')
  expect(await page.locator('.file').count()).toBe(3)
})

test('an upload resumes after the server is killed and restarted', async () => {
  const page = await setup.openSell()
  const heard = heardOf(page)
  const file = pdf('restart.pdf', 8_000_000)
  setup.line.limit(3_000_000)
  await setup.choose(page, file)
  await expect.poll(() => share(page, 'restart.pdf')).toBeGreaterThan(0.1)
  await setup.site.stop('SIGKILL')
  await row(page, 'restart.pdf').getByText('Connection lost. Trying again…').waitFor()
  setup.line.limit(Number.POSITIVE_INFINITY)
  await setup.site.start()
  // The longer the start took, the later the page tries again by itself.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await uploaded(page, 'restart.pdf')
  await expect.poll(() => heard.md5('restart.pdf')).toBe(md5(file.buffer))
})

test('a browser that cannot store files warns before leaving, and asks for the file again', async () => {
  const window = await setup.openWindow()
  await window.addInitScript(() => Reflect.defineProperty(window, 'indexedDB', { value: undefined }))
  const page = await window.newPage()
  await page.goto('/en/sell')
  await untilAlive(page)
  const heard = heardOf(page)
  const path = join(setup.files, 'again.pdf')
  const { buffer } = pdf('again.pdf', 6_000_000)
  await writeFile(path, buffer)
  setup.line.limit(2_000_000)
  await chooser(page).setInputFiles(path)
  await expect.poll(() => share(page, 'again.pdf')).toBeGreaterThan(0.1)
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.accept()
    }),
  )
  await page.reload()
  expect(await asked).toBe('beforeunload')
  setup.line.limit(Number.POSITIVE_INFINITY)
  await row(page, 'again.pdf').getByText('Choose this file again to continue').waitFor()
  const picker = page.waitForEvent('filechooser')
  await button(page, 'Choose again.pdf again').click()
  await (await picker).setFiles(path)
  await uploaded(page, 'again.pdf')
  await expect.poll(() => heard.md5('again.pdf')).toBe(md5(buffer))
  expect(await page.locator('.file').count()).toBe(1)
})

test('two pages of one browser do not send the same files twice', async () => {
  const page = await setup.openSell()
  await setup.choose(page, pdf('mine.pdf', 1_000))
  await uploaded(page, 'mine.pdf')
  const other = await page.context().newPage()
  await other.goto('/en/sell')
  await untilAlive(other)
  expect(await other.locator('.file').count()).toBe(0)
  await page.close()
  await uploaded(other, 'mine.pdf')
})
