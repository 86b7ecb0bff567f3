// `npm run bench [-- NAME …]`: measures; never a test. Figures worth keeping go to docs/performance.md with date and machine.
import { benchUploads } from './bench-uploads.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = { uploads: benchUploads }

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
for (const name of names.length > 0 ? names : Object.keys(benches)) await benches[name]?.()
