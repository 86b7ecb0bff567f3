// `npm run judge -- NAME`: experiments that are too long for the tests. Each prints what it found and fails if a promise was broken;
// `all` runs every one.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { abuse } from '../tests/judges/abuse.ts'
import { killNine } from '../tests/judges/kill-nine.ts'
import { sendMalformed } from '../tests/judges/malformed.ts'
import { openTestSite } from '../tests/open-test-site.ts'
import { findMutations } from './mutations.ts'

const judges: Readonly<Record<string, () => Promise<boolean>>> = {
  abuse: async () => {
    const site = await openTestSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
    const result = await abuse(site).finally(site.close)
    console.log(JSON.stringify(result, null, 2))
    console.log(result.faults.length === 0 ? 'No promise was broken.' : 'Promises were broken.')
    return result.faults.length === 0
  },
  'kill-nine': async () => {
    const result = await killNine(100)
    console.log(JSON.stringify(result, null, 2))
    return result.faults.length === 0 && result.controlFound && result.slowestReadyMs < 3_000
  },
  malformed: async () => {
    const site = await openTestSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
    const result = await sendMalformed(site.port, 10_000, randomInt(2 ** 31), 2_000)
    await site.close()
    console.log(JSON.stringify(result, null, 2))
    return result.faults.length === 0
  },
  mutations: async () => findMutations(process.argv[3]),
  pages: async () => {
    const env = { ...process.env, PAGES: 'all' }
    return (
      spawnSync('vitest', ['run', '--testTimeout=600000', 'tests/journeys'], { stdio: 'inherit', env }).status === 0
    )
  },
}

const name = process.argv[2] ?? ''
const chosen = name === 'all' ? Object.keys(judges) : name in judges ? [name] : []
if (chosen.length === 0) {
  console.error(`usage: npm run judge -- ${[...Object.keys(judges), 'all'].join('|')}`)
  process.exit(2)
}
let failed = 0
for (const each of chosen) {
  console.log(`=== ${each}`)
  if (!(await judges[each]?.())) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
