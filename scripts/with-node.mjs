// Runs a script with all packages and the pinned Node: `node scripts/with-node.mjs FILE …`
import { ensureInstalled, runNode } from './installed.mjs'

ensureInstalled({ development: true })
process.exit(await runNode(process.argv.slice(2)))
