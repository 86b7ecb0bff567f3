// Import rules. A new dependency between areas needs a line below; between rooms, only cycles are refused.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Allowed imports per area, besides itself and `platform`, from the lowest layer up. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  company: [],
  files: ['company'],
  lots: ['company', 'files'],
  accounts: ['company', 'files', 'lots'],
  catalogue: ['company', 'files', 'lots', 'accounts'],
  enquiries: ['company', 'files', 'lots', 'accounts', 'catalogue'],
  offers: ['company', 'files', 'lots', 'enquiries'],
  newsletter: ['company', 'lots'],
  inbox: ['company', 'files', 'lots', 'accounts', 'catalogue', 'enquiries', 'offers', 'newsletter'],
  stock: ['company', 'files', 'lots', 'accounts', 'catalogue', 'offers', 'newsletter', 'inbox'],
  admin: ['company', 'lots', 'accounts', 'newsletter', 'inbox'],
  members: ['company', 'lots', 'accounts', 'catalogue', 'enquiries', 'offers', 'newsletter', 'inbox'],
  site: ['company', 'files', 'lots', 'accounts', 'catalogue', 'enquiries', 'newsletter'],
  // Files directly in `app/`: the document, and the sign-in dialog, which any page may open.
  '': ['accounts', 'site'],
}

/** Only their own room and the server may import these. */
const privateRoles = /(?:-page|-route)\.tsx?$|\.table\.server\.ts$|\.api\.server\.ts$/
const emptyNames = /^(?:utils?|helpers?|misc|common|shared|lib|constants|types|index)\./
const importOf =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

const faults: string[] = []
const arrows = new Map<string, Set<string>>()

for (const file of globSync('app/**/*.{ts,tsx}')) {
  const { area, room } = placeOf(file)
  const depth = file.split('/').length
  if (!(area in mayImport)) faults.push(`${file}: there is no area "${area}" in the table`)
  if (depth !== 2 && depth !== 4) faults.push(`${file}: a file stands in a room of an area, app/AREA/ROOM/FILE`)
  if (emptyNames.test(file.slice(file.lastIndexOf('/') + 1))) faults.push(`${file}: the name says nothing`)
  const isTest = /\.(?:test|suite)\.tsx?$/.test(file)
  for (const match of readFileSync(file, 'utf8').matchAll(importOf)) {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    if (!target.startsWith('.') || target.includes('+types/')) continue
    const path = relative('.', join(dirname(file), target))
    if (!path.startsWith('app/')) {
      if (!isTest && !/^(?:locales|migrations)\//.test(path)) faults.push(`${file}: imports ${path} from outside app/`)
      continue
    }
    const to = placeOf(path)
    if (to.room === room || isTest) continue
    arrows.set(room, (arrows.get(room) ?? new Set()).add(to.room))
    if (to.area !== area && to.area !== 'platform' && !mayImport[area]?.includes(to.area))
      faults.push(`${file}: ${area || 'app'} may not import ${to.area || 'app'} (${path})`)
    else if (privateRoles.test(`${path}.ts`) || privateRoles.test(`${path}.tsx`))
      faults.push(`${file}: ${path} is private to ${to.room}`)
  }
}

for (const file of globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'])) {
  const readsEnvironment = readFileSync(file, 'utf8').includes('process.env')
  if (readsEnvironment && file !== 'server/main.ts' && file !== 'server/dev.ts')
    faults.push(`${file}: only the program's entry reads the environment`)
}

// Node runs these as they stand in the tree, without the bundler.
const running = new Set<string>()
for (const file of globSync('app/**/*-{process,thread}.ts')) checkEndings(file)

const finished = new Set<string>()
for (const room of arrows.keys()) findCycle([room])

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

/** Area and `AREA/ROOM` of a path below `app/`; empty for files directly in `app/`. */
function placeOf(path: string): { area: string; room: string } {
  const [, area = '', room = '', file] = path.split('/')
  return file === undefined ? { area: '', room: '' } : { area, room: `${area}/${room}` }
}

/** Without the bundler, an import needs the ending of its file. */
function checkEndings(file: string): void {
  if (running.has(file)) return
  running.add(file)
  for (const match of readFileSync(file, 'utf8').matchAll(importOf)) {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    if (!target.startsWith('.') || /^\s*(?:import|export) type\b/.test(match[0])) continue
    if (/\.tsx?$/.test(target)) checkEndings(join(dirname(file), target))
    else if (!/\.(?:json|m?js)$/.test(target))
      faults.push(`${file}: runs in a process of its own, so ${target} needs its ending`)
  }
}

function findCycle(trail: readonly string[]): void {
  const room = trail.at(-1) ?? ''
  for (const next of arrows.get(room) ?? []) {
    if (trail.includes(next)) faults.push(`cycle: ${[...trail.slice(trail.indexOf(next)), next].join(' -> ')}`)
    else if (!finished.has(next)) findCycle([...trail, next])
  }
  finished.add(room)
}
