// `npm test`: whatever is missing is installed, then every test there is runs.
import { ensureInstalled, runNode } from './installed.mjs'

ensureInstalled({ development: true })
process.exit(await runNode(['scripts/test.ts']))
