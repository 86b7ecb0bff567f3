// `node scripts/prune.mjs`, after a build: leaves of node_modules what the program runs with.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
