// `npm run bench [-- NAME …]`: measures; never a test. Figures worth keeping go to docs/performance.md with date and machine.
import { benchCatalogue } from './catalogue.ts'
import { benchDay } from './day.ts'
import { benchFirstInput } from './first-input.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchImport } from './import.ts'
import { benchInbox } from './inbox.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOffice } from './office.ts'
import { benchPages } from './pages.ts'
import { benchPictures } from './pictures.ts'
import { benchRelevance } from './relevance.ts'
import { benchSearch } from './search.ts'
import { benchSignIn } from './sign-in.ts'
import { benchUploads } from './uploads.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = {
  day: benchDay,
  'first-input': benchFirstInput,
  'first-load': benchFirstLoad,
  import: benchImport,
  inbox: benchInbox,
  lighthouse: benchLighthouse,
  office: benchOffice,
  search: benchSearch,
  'sign-in': benchSignIn,
  pages: benchPages,
  pictures: benchPictures,
  relevance: benchRelevance,
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
