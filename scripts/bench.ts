// `npm run bench [-- NAME …]`: measures; never a test. Figures worth keeping go to docs/performance.md with date and machine.
import { benchCatalogue } from './bench-catalogue.ts'
import { benchFirstInput } from './bench-first-input.ts'
import { benchFirstLoad } from './bench-first-load.ts'
import { benchImport } from './bench-import.ts'
import { benchInbox } from './bench-inbox.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchOffice } from './bench-office.ts'
import { benchPages } from './bench-pages.ts'
import { benchPictures } from './bench-pictures.ts'
import { benchSignIn } from './bench-sign-in.ts'
import { benchUploads } from './bench-uploads.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = {
  'first-input': benchFirstInput,
  'first-load': benchFirstLoad,
  import: benchImport,
  inbox: benchInbox,
  lighthouse: benchLighthouse,
  office: benchOffice,
  'sign-in': benchSignIn,
  pages: benchPages,
  pictures: benchPictures,
  uploads: benchUploads,
  catalogue: benchCatalogue,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
for (const name of names.length > 0 ? names : Object.keys(benches)) await benches[name]?.()
