// Production build, repeated only when its sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, fail, root, runNode, seconds } from './installed.mjs'

const sources = [
  'app',
  'server',
  'locales',
  'migrations',
  'public',
  'scripts/inline-scripts.ts',
  'scripts/precompress.ts',
]
const settings = ['package-lock.json', 'package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']
const stamp = join(root, 'build', '.sources')

/** Builds unless the build matches the sources. @returns {Promise<void>} */
export async function ensureBuild() {
  if (!isBuilt()) return build()
  ensureInstalled({ development: false })
}

/** @returns {boolean} whether the build matches the sources */
function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === digest()
  } catch {
    return false
  }
}

/** For commands beside a running program: builds only if there is no build, since a new one would take its files away. @returns {Promise<void>} */
export async function ensureAnyBuild() {
  if (!existsSync(join(root, 'build/server/index.js'))) return build()
  ensureInstalled({ development: false })
  if (!isBuilt())
    console.log('The sources have changed since the build. This command uses the build; `npm start` renews it.')
}

/** @returns {Promise<void>} */
export async function build() {
  ensureInstalled({ development: true })
  const begin = performance.now()
  console.log('Building …')
  rmSync(stamp, { force: true })
  const made = digest()
  const code =
    (await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], { quiet: true })) ||
    (await runNode(['scripts/precompress.ts'], { quiet: true }))
  if (code !== 0) fail('The build failed: see above.')
  writeFileSync(stamp, made)
  console.log(`Built in ${seconds(begin)}.`)
}

/** @returns {string} hash over names and contents of all sources */
function digest() {
  const hash = createHash('sha256')
  for (const path of [...sources, ...settings]) addTo(hash, path)
  return hash.digest('hex')
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addTo(hash, path) {
  const file = join(root, path)
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, `${path}/${name}`)
  } else {
    hash.update(`${path}\0${stat.size}\0`).update(readFileSync(file))
  }
}
