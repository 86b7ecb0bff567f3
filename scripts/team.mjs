// `npm run team -- invite EMAIL | list | remove EMAIL`: may run while the server does, on the same database.
import { build, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

if (isBuilt()) ensureInstalled({ development: false })
else await build()
process.exit(await runNode(['build/server/index.js', 'team', ...process.argv.slice(2)]))
