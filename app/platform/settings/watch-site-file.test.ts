import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { loadConfig } from './config.server'
import { watchSiteFile } from './watch-site-file.server'

const directory = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
afterAll(() => rm(directory, { recursive: true }))

const siteFile = join(directory, 'site.yaml')
const settings = await readFile('config/site.yaml', 'utf8')
await writeFile(siteFile, settings)

/** Replaces the file as editors do, repeatedly until the watcher has found it. */
const replaceUntil = (content: (turn: number) => string, seen: () => void) => {
  let turn = 0
  return vi.waitFor(
    async () => {
      await writeFile(`${siteFile}.new`, content(turn++))
      await rename(`${siteFile}.new`, siteFile)
      seen()
    },
    { timeout: 300_000, interval: 1_500 },
  )
}

test('applies a changed file, and reports and ignores an invalid one', async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  let config = loadConfig({ SITE_FILE: siteFile })
  const end = watchSiteFile(config, log, (changed) => {
    config = changed
  })
  await replaceUntil(
    (turn) => `${settings}\n# ${turn}\nlanguages: none\n`,
    () => expect(lines.join('')).toMatch(/site\.yaml, line \d+/),
  )
  expect(config.site.languages[0]).toBe('en')
  await replaceUntil(
    (turn) => `${settings.replace(/legalName: .*/, 'legalName: Other Lots Ltd')}\n# ${turn}\n`,
    () => expect(config.site.company.legalName).toBe('Other Lots Ltd'),
  )
  end()
})
