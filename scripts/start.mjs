// `npm start`: installs and builds if needed, then runs the program.
import { build, isBuilt } from './built.mjs'
import { ensureInstalled, runNode } from './installed.mjs'

if (isBuilt()) ensureInstalled({ development: false })
else await build()
process.exit(await runNode(['build/server/index.js']))
