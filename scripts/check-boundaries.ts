// Who may import whom. A new arrow is one reviewed line in the table below.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const everySlice = ['ui', 'i18n', 'platform', 'http', 'mails']

/** Room -> the rooms it may import from, besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  platform: [],
  // Requests and their answers.
  http: ['platform'],
  // Mails on their way out.
  mails: ['http', 'platform'],
  i18n: ['platform'],
  files: [...everySlice, 'team'],
  uploads: [...everySlice, 'files'],
  pictures: [...everySlice, 'files'],
  team: everySlice,
  // Who a visitor is: members, passwords, sessions, links in mails.
  identity: [...everySlice, 'factors', 'team'],
  // What proves who signs in besides the password: codes of an app, recovery codes, passkeys.
  factors: everySlice,
  // What is changed of an account after signing in: e-mail, password, codes, passkeys, its end.
  'own-account': [...everySlice, 'factors', 'identity'],
  // Who works in the back office: the first account, invitations, removal.
  staff: [...everySlice, 'audit', 'factors', 'identity'],
  // Forms and pages of an account.
  accounts: [...everySlice, 'factors', 'identity', 'own-account', 'staff', 'team'],
  lots: [...everySlice, 'audit', 'files', 'pictures', 'team'],
  // The lots that somebody wants to ask about together, kept on the device.
  basket: everySlice,
  // Lots that somebody wants to find again: on the device, in the account, and the mark that saves them.
  watchlist: [...everySlice, 'lots', 'identity'],
  // The list of lots: search, filters, counts, pages; and lots as cards.
  catalogue: [...everySlice, 'basket', 'lots', 'pictures', 'accounts', 'identity', 'team', 'watchlist'],
  // The page of one lot.
  'lot-page': [
    ...everySlice,
    'basket',
    'catalogue',
    'lots',
    'pictures',
    'accounts',
    'identity',
    'files',
    'share',
    'team',
    'watchlist',
  ],
  // Pages of what somebody has saved; saved searches, and mails about what is new in them.
  saved: [...everySlice, 'basket', 'catalogue', 'lots', 'accounts', 'identity', 'team', 'watchlist'],
  // Lots on paper.
  'offer-sheets': [...everySlice, 'lot-page', 'catalogue', 'lots', 'pictures', 'identity', 'files', 'team'],
  // Lists of lots in spreadsheets.
  'lot-sheets': [...everySlice, 'lots'],
  // Spreadsheets that come with offers, read line by line.
  manifests: [...everySlice, 'files', 'lots', 'lot-sheets'],
  // Spreadsheets as they were read, shown to whoever corrects them.
  'manifest-view': [...everySlice, 'lots', 'manifests'],
  // The demonstration catalogue.
  demo: [...everySlice, 'lots'],
  requests: [...everySlice, 'lots', 'team'],
  // Inquiries about lots share with buying requests who a buyer is, and the boxes of their forms.
  inquiries: [...everySlice, 'basket', 'requests', 'profiles', 'catalogue', 'lots', 'pictures', 'identity', 'team'],
  contact: [...everySlice, 'team'],
  newsletter: [...everySlice, 'lots', 'team'],
  aliveta: [...everySlice, 'team'],
  company: [...everySlice, 'contact', 'team'],
  offers: [...everySlice, 'files', 'lots', 'team'],
  // The sell page: the form that makes offers.
  // Its boxes are those of a buying request.
  sell: [...everySlice, 'lots', 'offers', 'requests', 'files', 'uploads', 'team'],
  site: [
    ...everySlice,
    'aliveta',
    'catalogue',
    'lots',
    'pictures',
    'newsletter',
    'accounts',
    'identity',
    'company',
    'team',
    'share',
  ],
  // How the team deals with what reaches the company: items, their history, what is done to them.
  desk: [...everySlice, 'offers', 'inquiries', 'requests', 'contact', 'identity', 'pictures', 'team'],
  // The pages of it.
  inbox: [...everySlice, 'desk', 'office', 'identity', 'team'],
  // The page of one item.
  'inbox-item': [
    ...everySlice,
    'inbox',
    'counter-offers',
    'demand',
    'desk',
    'files',
    'office',
    'lots',
    'manifests',
    'manifest-view',
    'identity',
    'pictures',
    'team',
  ],
  // Who wants goods that are offered.
  demand: [...everySlice, 'catalogue', 'lot-sheets'],
  // The form of a lot, box by box.
  'lot-form': [...everySlice, 'lot-sheets', 'lots', 'pictures', 'team'],
  // Lots in and out by spreadsheets.
  'stock-sheets': [
    ...everySlice,
    'audit',
    'stock',
    'desk',
    'office',
    'leaks',
    'lot-form',
    'lot-sheets',
    'lots',
    'guard',
    'files',
    'team',
    'uploads',
  ],
  // What tells who supplies goods, and what they cost, in texts and in files.
  leaks: [...everySlice, 'files', 'lots', 'lot-sheets', 'manifests'],
  // What would become public of a lot, looked at before it does.
  guard: [...everySlice, 'catalogue', 'files', 'leaks', 'lot-form', 'lots', 'manifests', 'offers', 'pictures'],
  // Makes offers lots.
  publish: [
    ...everySlice,
    'guard',
    'leaks',
    'counter-offers',
    'desk',
    'office',
    'catalogue',
    'lot-form',
    'lots',
    'manifests',
    'offers',
    'pictures',
    'files',
    'team',
    'uploads',
  ],
  // Whether goods on sale are still there: what suppliers are asked and answer.
  availability: [...everySlice, 'desk', 'office', 'lots', 'team'],
  // The list of articles of a lot, replaced by another.
  'lot-manifest': [
    ...everySlice,
    'files',
    'lot-form',
    'lots',
    'manifests',
    'manifest-view',
    'office',
    'offers',
    'guard',
    'team',
    'uploads',
  ],
  // Lots as the team writes them.
  stock: [
    ...everySlice,
    'availability',
    'guard',
    'desk',
    'office',
    'catalogue',
    'lot-form',
    'lots',
    'pictures',
    'files',
    'team',
    'uploads',
  ],
  // What the team would pay for what is offered, and what the seller says to it.
  'counter-offers': [...everySlice, 'desk', 'offers', 'lots', 'team'],
  // Offers that the team types in.
  'taken-offers': [...everySlice, 'desk', 'lots', 'offers', 'files', 'uploads', 'office', 'team'],
  // The seller's private page of an offer.
  'offer-page': [...everySlice, 'counter-offers', 'desk', 'offers', 'files', 'uploads', 'accounts', 'identity', 'team'],
  // Lots that the team sends to people and subscribers.
  mailings: [...everySlice, 'audit', 'catalogue', 'identity', 'lots', 'newsletter', 'offer-sheets', 'office', 'team'],
  // What the team does that is not in the history of the thing itself.
  audit: everySlice,
  // The mails that the program writes, as the team sees them.
  outbox: [...everySlice, 'audit', 'office', 'team'],
  // What is stored about a person, to hand it over or to erase it; how long things are kept.
  privacy: [...everySlice, 'audit', 'files', 'identity', 'office', 'pictures', 'team'],
  // Who works here and what they have done, members and subscribers, settings.
  admin: [
    ...everySlice,
    'audit',
    'factors',
    'identity',
    'lots',
    'newsletter',
    'office',
    'own-account',
    'profiles',
    'staff',
    'team',
  ],
  office: [...everySlice, 'newsletter', 'accounts', 'identity', 'desk', 'audit', 'team'],
  // What members say of themselves and their company.
  profiles: [...everySlice, 'identity', 'lots', 'requests'],
  // What members see and change of their own.
  member: [
    ...everySlice,
    'profiles',
    'accounts',
    'factors',
    'identity',
    'own-account',
    'lots',
    'offers',
    'requests',
    'inquiries',
    'contact',
    'desk',
    'newsletter',
    'privacy',
    'saved',
    'team',
  ],
  // Pictures for shared links.
  share: [...everySlice, 'team'],
  // The files that stand directly in `app/`; a page may come with the sign-in dialog open.
  '': ['site', 'accounts', ...everySlice],
}

/** What only its own slice (and the server, which mounts it) may import. */
const privateRoles = /(?:-page|-route)\.tsx?$|\.table\.server\.ts$|\.api\.server\.ts$/
const emptyNames = /^(?:utils?|helpers?|misc|common|shared|lib|constants|types|index)\./
const importOf =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

const faults: string[] = []
const arrows = new Map<string, Set<string>>()

for (const file of globSync('app/**/*.{ts,tsx}')) {
  const room = roomOf(file)
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (!(room in mayImport)) faults.push(`${file}: there is no room "${room}" in the table`)
  if (emptyNames.test(name)) faults.push(`${file}: the name says nothing`)
  if (file.split('/').length > 3) faults.push(`${file}: rooms are flat`)
  const isTest = /\.(?:test|suite)\.tsx?$/.test(file)
  for (const match of readFileSync(file, 'utf8').matchAll(importOf)) {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    if (!target.startsWith('.')) continue
    const path = relative('.', join(dirname(file), target))
    if (!path.startsWith('app/')) {
      if (!isTest && !/^(?:locales|migrations)\//.test(path)) faults.push(`${file}: imports ${path} from outside app/`)
      continue
    }
    const to = roomOf(path.includes('.') ? path : `${path}.ts`)
    if (to === room || isTest || path.startsWith('app/+types') || path.includes('/+types/')) continue
    arrows.set(room, (arrows.get(room) ?? new Set()).add(to))
    if (!mayImport[room]?.includes(to)) faults.push(`${file}: ${room || 'app'} may not import ${to || 'app'} (${path})`)
    else if (privateRoles.test(`${path}.ts`) || privateRoles.test(`${path}.tsx`))
      faults.push(`${file}: ${path} is private to ${to}`)
  }
}

for (const file of globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'])) {
  const readsEnvironment = readFileSync(file, 'utf8').includes('process.env')
  if (readsEnvironment && file !== 'server/main.ts' && file !== 'server/dev.ts')
    faults.push(`${file}: only the program's entry hands over the environment`)
}

for (const room of arrows.keys()) findCycle([room])

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function roomOf(path: string): string {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? '') : ''
}

function findCycle(trail: readonly string[]): void {
  for (const next of arrows.get(trail.at(-1) ?? '') ?? []) {
    if (next === trail[0]) faults.push(`cycle: ${[...trail, next].join(' -> ')}`)
    else if (!trail.includes(next)) findCycle([...trail, next])
  }
}
