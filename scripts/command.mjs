// Commands of the program, such as `npm run lots` and `npm run backup`.
import { resolve } from 'node:path'
import { ensureAnyBuild, ensureBuild } from './built.mjs'
import { runNode } from './installed.mjs'

const [command = '', ...args] = process.argv.slice(2)
// These two need a stopped program; the others may run beside it.
await (command === 'restore' || command === 'upgrade-data' ? ensureBuild() : ensureAnyBuild())
// Paths are relative to the caller's directory; the program runs in the project's.
const from = process.env.INIT_CWD ?? process.cwd()
const words = command === 'team' ? args.length : command === 'lots' ? 1 : 0
const resolved = args.map((arg, place) => (place < words || arg.startsWith('--') ? arg : resolve(from, arg)))
process.exit(await runNode(['build/server/index.js', command, ...resolved]))
