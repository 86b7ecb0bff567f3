import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page, Route } from 'playwright-core'
import { openJourney, type VisitOptions } from '../open-journey'
import { openSite } from '../open-site'
import type { TestSite } from '../open-test-site'
import { readTeamList } from '../site-api'

export const words = {
  name: 'Ines Duarte',
  company: 'Calçados Duarte Lda',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: '2,112 pairs of ankle boots, six colours.\nStands in Porto.',
}

type Words = typeof words
type Field = keyof Words
const fields: readonly Field[] = ['name', 'company', 'email', 'phoneNumber', 'description']

type SellOptions = VisitOptions & { language?: string }

/** A journey that starts on the sell page, whose failed requests are expected. */
export async function openSellJourney() {
  const { site, visit } = await openJourney(openSite(), { expected: /^Failed to load resource/ })
  const visitSell = ({ language = 'en', ...options }: SellOptions, look: (page: Page) => Promise<void>) =>
    visit(`/${language}/sell`, { ...options, early: true }, async (page) => {
      if (options.javaScriptEnabled !== false && !options.early) await untilAlive(page)
      await look(page)
    })
  return { site, visitSell }
}

/** Waits for hydration: from then on the upload list, not the form, sends chosen files. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('#offer-attachments:not([name])').waitFor({ state: 'attached' })
}

export const box = (page: Page, field: Field): Locator => page.locator(`#offer-${field}`)
export const sendButton = (page: Page): Locator => page.locator('.note__foot button[type=submit]')
export const receipt = (page: Page): Locator => page.getByRole('heading', { name: 'We’ve received your offer' })
export const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Your offer wasn’t sent' })

export async function fill(page: Page, changes: Partial<Words> = {}): Promise<void> {
  const all = { ...words, ...changes }
  for (const field of fields) await box(page, field).fill(all[field])
}

export async function textIn(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(fields.map(async (field) => [field, await box(page, field).inputValue()] as const)),
  )
}

export async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

export async function chooseFiles(
  page: Page,
  site: TestSite,
  ...files: { name: string; content: string }[]
): Promise<void> {
  const folder = await mkdtemp(join(site.dataDir, 'visitor-'))
  for (const { name, content } of files) await writeFile(join(folder, name), content)
  await page.locator('#offer-attachments').setInputFiles(files.map(({ name }) => join(folder, name)))
}

interface StoredOffer {
  readonly reference: string
  readonly email: string
  readonly description: string
  readonly attachments: readonly { readonly name: string; readonly size: number }[]
}

export async function offersFrom(site: TestSite, email: string): Promise<StoredOffer[]> {
  return (await readTeamList<StoredOffer>(site, 'offers')).filter((offer) => offer.email === email)
}

/** Intercepts calls that send an offer; the last turn repeats. @returns the idempotency keys of the calls, in order */
export async function meetCalls(page: Page, ...turns: ((route: Route) => Promise<void>)[]): Promise<string[]> {
  const keys: string[] = []
  await page.route('**/api/sell', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await turns[Math.min(keys.length, turns.length) - 1]?.(route)
  })
  return keys
}

export const through = (route: Route): Promise<void> => route.continue()
export const unavailable = (route: Route): Promise<void> => route.fulfill({ status: 503, body: 'Service unavailable' })
export const cut = (route: Route): Promise<void> => route.abort('connectionreset')
/** The server stores the offer, but the response is lost. */
export const answerLost = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}
