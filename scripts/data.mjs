// `npm run backup`, `npm run restore` and `npm run upgrade-data`: docs/operating/backup.md and upgrade.md.
import { resolve } from 'node:path'
import { build, ensureAnyBuild, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

const [command = '', ...given] = process.argv.slice(2)
// Only a backup runs beside the program.
if (command === 'backup') await ensureAnyBuild()
else if (isBuilt()) ensureInstalled({ development: false })
else await build()
// Paths are relative to the caller's directory; the program runs in the project's.
const from = process.env.INIT_CWD ?? process.cwd()
const args = given.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg)))
process.exit(await runNode(['build/server/index.js', command, ...args]))
