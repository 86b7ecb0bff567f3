// Limits of length: 300 lines per file, 15 program files per room.
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_LINES = 300
const MAX_FILES = 15

/** Data may be longer: a test catalogue in eight languages. */
const longData = 'app/catalogue/search/buyers-lots.suite.ts'

const faults: string[] = []

for (const file of globSync('{app,bench,scripts,server,tests}/**/*.{ts,tsx,mjs,js,css}')) {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1
  if (lines > MAX_LINES && file !== longData) faults.push(`${file}: ${lines} lines, at most ${MAX_LINES}`)
}

const rooms = Map.groupBy(globSync('app/*/*/*.{ts,tsx}'), dirname)
for (const [room, files] of rooms) {
  const program = files.filter((file) => !/\.(?:test|suite)\.tsx?$/.test(file)).length
  if (program > MAX_FILES) faults.push(`${room}: ${program} program files, at most ${MAX_FILES}`)
}

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
