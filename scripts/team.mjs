// `npm run team -- invite EMAIL | list | remove EMAIL`: may run while the server does, on the same database.
import { ensureAnyBuild } from './built.mjs'
import { runNode } from './installed.mjs'

await ensureAnyBuild()
process.exit(await runNode(['build/server/index.js', 'team', ...process.argv.slice(2)]))
