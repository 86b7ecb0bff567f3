// Writes the table of settings in docs/operating.md; `--check` only verifies it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const FILE = 'docs/operating.md'
const BEGIN = '<!-- settings: written by scripts/write-operating.ts -->'
const END = '<!-- end of settings -->'

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { settings } = await vite.ssrLoadModule('/app/platform/settings/settings-table.server.ts')
await vite.close()

const rows = Object.entries<{ default: string | null; meaning: string; example: string }>(settings).map(
  ([name, { default: value, meaning, example }]) =>
    `| \`${name}\` | ${value ? `\`${value}\`` : 'none'} | ${meaning} | \`${example}\` |`,
)
const table = ['| setting | default | meaning | example |', '|---|---|---|---|', ...rows].join('\n')
const page = readFileSync(FILE, 'utf8')
const written = `${page.slice(0, page.indexOf(BEGIN))}${BEGIN}\n${table}\n${page.slice(page.indexOf(END))}`
if (written !== page) {
  if (process.argv.includes('--check')) {
    console.error(`${FILE} is out of date: run node scripts/write-operating.ts`)
    process.exit(1)
  }
  writeFileSync(FILE, written)
}
