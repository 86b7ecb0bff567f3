import type { Browser } from 'playwright-core'
import { openBrowser, openTestSite, openVisitor, type TestSite } from '../tests/open-test-site.ts'

const pages = ['/en', '/en/sell', '/en/contact', '/en/aliveta', '/pl', '/el', '/ar']
const kinds = ['HTML', 'CSS', 'fonts', 'pictures', 'JavaScript', 'translations', 'other'] as const
type Kind = (typeof kinds)[number]
type Bytes = Record<Kind, number> & { answers: number; headers: number }

/** The bytes of a first visit as they come over the network, before the visitor does anything and in all: bodies by kind, and all headers. */
export async function benchFirstLoad(): Promise<void> {
  const site = await openTestSite({ LOG_LEVEL: 'error' })
  const browser = await openBrowser()
  try {
    for (const path of pages) {
      const { before, after } = await visit(browser, site, path)
      console.log(
        `${path} before interaction: ${describe(before)}\n${' '.repeat(path.length)} in all: ${describe(after)}`,
      )
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

async function visit(browser: Browser, site: TestSite, path: string): Promise<{ before: Bytes; after: Bytes }> {
  // The first to ask for a page gets it while it is still being compressed for everybody.
  const warm = await browser.newPage()
  // Private pages keep the quick compression.
  const isCached = async () => (await warm.goto(site.url + path))?.headers()
  while ((await isCached())?.etag?.endsWith('-gzip"')) await warm.waitForTimeout(100)
  await warm.close()
  const visitor = await openVisitor(browser, site, { still: true })
  const page = await visitor.newPage()
  const bytes: Bytes = {
    HTML: 0,
    CSS: 0,
    fonts: 0,
    pictures: 0,
    JavaScript: 0,
    translations: 0,
    other: 0,
    answers: 0,
    headers: 0,
  }
  const network = await visitor.newCDPSession(page)
  await network.send('Network.enable')
  const kindOf = new Map<string, Kind>()
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, kind(type, response.url))
    bytes[kind(type, response.url)] -= response.encodedDataLength
    bytes.headers += response.encodedDataLength
    bytes.answers += 1
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'other'] += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const before = { ...bytes }
  await page.mouse.click(1, 1)
  await page.keyboard.press('Tab')
  // What begins with the interaction has begun by then.
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
  await visitor.close()
  return { before, after: bytes }
}

function kind(type: string, url: string): Kind {
  if (url.includes('/locales/')) return 'translations'
  if (type === 'Document') return 'HTML'
  if (type === 'Stylesheet') return 'CSS'
  if (type === 'Font') return 'fonts'
  if (type === 'Image') return 'pictures'
  return type === 'Script' ? 'JavaScript' : 'other'
}

function describe(bytes: Bytes): string {
  const all = kinds.reduce((sum, each) => sum + bytes[each], 0)
  const parts = kinds.filter((each) => bytes[each] > 0).map((each) => `${each} ${kilobytes(bytes[each])}`)
  const headers = `${kilobytes(bytes.headers)} of headers in ${bytes.answers} answers`
  return `${parts.join(', ')}; together ${kilobytes(all)} KB, and ${headers}`
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
