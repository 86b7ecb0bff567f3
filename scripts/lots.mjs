// `npm run lots -- import FILE | remove-demo`: may run while the server does, on the same database.
import { resolve } from 'node:path'
import { ensureAnyBuild } from './built.mjs'
import { runNode } from './installed.mjs'

await ensureAnyBuild()
const [command = '', ...rest] = process.argv.slice(2)
// Paths are relative to the caller's directory; the program runs in the project's.
const from = process.env.INIT_CWD ?? process.cwd()
const args = command === 'import' ? rest.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg))) : rest
process.exit(await runNode(['build/server/index.js', 'lots', command, ...args]))
