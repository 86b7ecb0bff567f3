// `npm start`: installs and builds if needed, then runs the program.
import { ensureBuild } from './built.mjs'
import { runNode } from './installed.mjs'

await ensureBuild()
process.exit(await runNode(['build/server/index.js']))
