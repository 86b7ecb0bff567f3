// `npm test`: installs if needed, then runs all tests.
import { ensureInstalled, runNode } from './installed.mjs'

ensureInstalled({ development: true })
process.exit(await runNode(['scripts/test.ts']))
