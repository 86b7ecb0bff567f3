// `npm run lots -- import FILE | remove-demo`: may run while the server does, on the same database.
import { resolve } from 'node:path'
import { build, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

if (isBuilt()) ensureInstalled({ development: false })
else await build()
const [command = '', ...rest] = process.argv.slice(2)
// Paths are relative to the caller's directory; the program runs in the project's.
const from = process.env.INIT_CWD ?? process.cwd()
const args = command === 'import' ? rest.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg))) : rest
process.exit(await runNode(['build/server/index.js', 'lots', command, ...args]))
