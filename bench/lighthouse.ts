import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { openTestSite, type TestSite } from '../tests/open-test-site.ts'
import { makeLot, makeVocabulary, openRandom } from './generate-lots.ts'
import { importLots } from './import.ts'
import { median } from './measures.ts'

/** Fetched when it is asked for: too large (176 MB) to be installed with everything else. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const RUNS = 3
/** Lots in the catalogue: more than fit on one page of the list. */
const LOTS = 60
/** How often a run is repeated that saw no page: on a busy machine Chromium may lose the beginning of a navigation. */
const REPEATS = 4
const pages = ['/en', '/en/sell', '/en/contact', '/en/aliveta', '/en/products']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

const reportSchema = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})
type Report = z.infer<typeof reportSchema>

/**
 * Lighthouse as a phone on a slow network, against the production build: the median of three runs per page, each in a Chromium
 * of its own. What a run measured counts, however bad; only one that measured nothing is repeated.
 */
export async function benchLighthouse(): Promise<void> {
  const site = await openTestSite({ LOG_LEVEL: 'error' })
  try {
    const lot = await stock(site)
    for (const page of [...pages, `/en/products/${lot}`]) {
      const reports = Array.from({ length: RUNS }, () => measure(site.url + page))
      const scores = categories.map((name) => {
        const scored = reports.map((report) => (report.categories[name]?.score ?? 0) * 100)
        return `${name} ${Math.round(median(scored))} (${scored.map(Math.round).join(', ')})`
      })
      const times = timings.map((name) => {
        const value = median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
        return `${name} ${value < 1 ? value.toFixed(3) : Math.round(value)}`
      })
      console.log(`${page}: ${scores.join('; ')}\n  ${times.join('; ')}`)
      for (const fault of faultsOf(reports)) console.log(`  not passed: ${fault}`)
    }
  } finally {
    await site.close()
  }
}

async function stock(site: TestSite): Promise<string> {
  const random = openRandom(1)
  const vocabulary = makeVocabulary(random)
  const lots = Array.from({ length: LOTS }, (_, number) => makeLot(random, vocabulary, number))
  const [reference] = /L-\d{4}-\d{4}/.exec(await importLots(site, lots)) ?? []
  if (!reference) throw new Error('The answer names no lot.')
  return reference
}

function measure(url: string): Report {
  let lost = ''
  for (let attempt = 0; attempt <= REPEATS; attempt++) {
    const { report, failure } = run(url)
    if (report && !report.runtimeError) return report
    lost = report?.runtimeError?.code ?? failure
  }
  throw new Error(`Lighthouse saw nothing of ${url}: ${lost}`)
}

/** One run. Without a report it failed, or said that it could not look at the page. By a file: what is piped may be cut off at its end. */
function run(url: string): { report: Report | null; failure: string } {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking'
  const directory = mkdtempSync(join(tmpdir(), 'stocklot-lighthouse-'))
  const path = join(directory, 'report.json')
  try {
    const { status, stderr } = spawnSync(
      'npx',
      ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${path}`, `--chrome-flags=${flags}`],
      {
        encoding: 'utf8',
        env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell' },
      },
    )
    if (!existsSync(path)) return { report: null, failure: `it ended with ${status}\n${stderr}` }
    return { report: reportSchema.parse(JSON.parse(readFileSync(path, 'utf8'))), failure: stderr }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** What at least one run did not pass, of the audits that pass or fail. */
function faultsOf(reports: readonly Report[]): Set<string> {
  return new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(({ score }) => score === 0)
        .map(({ title }) => title),
    ),
  )
}
