// `npm run lots -- import FILE | remove-demo`: runs beside the program, on the same database.
import { build, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

if (isBuilt()) ensureInstalled({ development: false })
else await build()
process.exit(await runNode(['build/server/index.js', 'lots', ...process.argv.slice(2)]))
