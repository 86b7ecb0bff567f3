import { hash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Locator, Page, Response } from 'playwright-core'
import { closeWindows, openVisitor, sharedBrowser, type TestSite } from '../open-test-site'
import { type CuttingProxy, openCuttingProxy } from '../servers/cutting-proxy'
import { untilAlive } from './offer-note'

type VisitOptions = BrowserContextOptions & { width?: 390 | 1440 }

/** A site behind a connection that tests can slow down and cut. */
export interface UploadSetup {
  readonly site: TestSite
  readonly line: CuttingProxy
  readonly files: string
  readonly openWindow: (options?: VisitOptions) => Promise<BrowserContext>
  readonly openSell: (options?: VisitOptions, language?: string) => Promise<Page>
  /** Chooses files by their paths: as bytes, eight megabytes would keep the browser busy for a second. */
  readonly choose: (page: Page, ...chosen: readonly SampleFile[]) => Promise<void>
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openUploadSetup(openSite: () => Promise<TestSite>): Promise<UploadSetup> {
  const [site, browser, files] = await Promise.all([
    openSite(),
    sharedBrowser(),
    mkdtemp(join(tmpdir(), 'stocklot-test-files-')),
  ])
  const line = await openCuttingProxy(site.port)
  let window: BrowserContext | null = null
  const openWindow = async (options: VisitOptions = {}) => {
    window = await openVisitor(browser, site, { baseURL: line.url, ...options })
    return window
  }
  return {
    site,
    line,
    files,
    openWindow,
    openSell: async (options = {}, language = 'en') => {
      const page = await (await openWindow(options)).newPage()
      await page.goto(`/${language}/sell`)
      if (options.javaScriptEnabled !== false) await untilAlive(page)
      return page
    },
    choose: async (page, ...chosen) => {
      const folder = await mkdtemp(join(files, 'chosen-'))
      const paths = chosen.map(({ name }) => join(folder, name))
      await Promise.all(chosen.map(({ buffer }, place) => writeFile(paths[place] ?? '', buffer)))
      await chooser(page).setInputFiles(paths)
    },
    reset: async () => {
      line.accept()
      line.limit(Number.POSITIVE_INFINITY)
      await window?.close()
      window = null
    },
    close: async () => {
      await closeWindows(browser)
      await line.close()
      await site.close()
      await rm(files, { recursive: true, force: true })
    },
  }
}

export interface SampleFile {
  readonly name: string
  readonly buffer: Buffer
}

export function pdf(name: string, size: number): SampleFile {
  const buffer = randomBytes(size)
  buffer.write('%PDF-1.7\n')
  return { name, buffer }
}

export const chooser = (page: Page): Locator => page.locator('#offer-attachments')
export const row = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export async function uploaded(page: Page, name: string): Promise<void> {
  await row(page, name).getByText('Uploaded', { exact: true }).waitFor({ timeout: 300_000 })
}

/** The server's description of files as requested by the page. Recorded shortly after the page receives it, so poll. */
export function heardOf(page: Page): {
  md5: (name: string) => string | undefined
  path: (name: string) => string | undefined
} {
  const described = new Map<string, { md5Hash: string; path: string }>()
  page.on('response', (response: Response) => {
    const path = new URL(response.url()).pathname
    if (response.request().method() !== 'GET' || !path.startsWith('/api/files/') || !response.ok()) return
    void response.json().then((file: { name: string; md5Hash: string }) => described.set(file.name, { ...file, path }))
  })
  return { md5: (name) => described.get(name)?.md5Hash, path: (name) => described.get(name)?.path }
}

export const md5 = (bytes: Buffer): string => hash('md5', bytes, 'base64')

/** How far the upload of a file is, between 0 and 1. */
export const share = (page: Page, name: string): Promise<number> =>
  row(page, name)
    .getByRole('progressbar')
    .evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.position : -1))
