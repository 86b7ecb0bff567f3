// `npm run lots -- import FILE | remove-demo`: runs beside the program, on the same database.
import { resolve } from 'node:path'
import { build, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

if (isBuilt()) ensureInstalled({ development: false })
else await build()
const [command = '', ...rest] = process.argv.slice(2)
// A file is named from where the command was started, and the program runs where the project is.
const from = process.env.INIT_CWD ?? process.cwd()
const args = command === 'import' ? rest.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg))) : rest
process.exit(await runNode(['build/server/index.js', 'lots', command, ...args]))
