// `npm start`: whatever is missing is installed and built, then the program runs.
import { build, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

if (isBuilt()) ensureInstalled({ development: false })
else await build()
process.exit(await runNode(['build/server/index.js']))
