// `npm run check`: all static checks.
import { spawnSync } from 'node:child_process'

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types of routes', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['lint and formatting', 'biome', 'check', '--error-on-warnings'],
  ['boundaries', 'node', 'scripts/check-boundaries.ts'],
  ['sizes', 'node', 'scripts/check-sizes.ts'],
  ['spaces', 'node', 'scripts/check-spacing.ts'],
  ['translations', 'node', 'scripts/check-locales.ts'],
  ['settings in docs', 'node', 'scripts/write-operating.ts', '--check'],
  ['dead exports', 'knip', '--no-progress'],
]

let failed = 0
for (const [name, command, ...args] of steps) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  const passed = status === 0
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - start)} ms)`)
  if (!passed) {
    failed++
    console.log(`${stdout}${stderr}`)
  }
}
process.exit(failed === 0 ? 0 : 1)
