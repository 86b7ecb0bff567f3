// `npm run judge -- NAME`: experiments that are too long for the tests. Each prints what it found and fails if a promise was broken;
// `all` runs every one.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { abuse } from '../tests/judges/abuse.ts'
import { judgeBackup } from '../tests/judges/backup.ts'
import { judgeBrowsers } from '../tests/judges/browsers.ts'
import { judgeDiskFull } from '../tests/judges/disk-full.ts'
import { judgeFailover } from '../tests/judges/failover.ts'
import { judgeHalfOpen } from '../tests/judges/half-open.ts'
import { killNine } from '../tests/judges/kill-nine.ts'
import { judgeLevel } from '../tests/judges/level.ts'
import { sendMalformed } from '../tests/judges/malformed.ts'
import { judgePostfix } from '../tests/judges/postfix.ts'
import { judgePowerCut } from '../tests/judges/power-cut.ts'
import { judgeRolling, type RollingResult } from '../tests/judges/rolling.ts'
import { passes } from '../tests/judges/traffic.ts'
import { judgeTwoNodes } from '../tests/judges/two-nodes.ts'
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
  backup: async () => passes(show(await judgeBackup())),
  browsers: async () => {
    const { results, control } = await judgeBrowsers(process.argv[3])
    return results.every(({ reason }) => !reason) && control.length > 0 && control.every(({ reason }) => reason)
  },
  'disk-full': async () => {
    const result = show(await judgeDiskFull(rounds(5)))
    return passes(result) && result.takenWhileDying === 0
  },
  failover: async () => passes(show(await judgeFailover(rounds(5)))),
  'half-open': async () => {
    const result = show(await judgeHalfOpen(rounds(5)))
    return passes(result) && result.silenceFound && result.slowestRecoveryMs < 10_000 + 5 * result.usualPauseMs
  },
  'kill-nine': async () => passes(show(await killNine(rounds(100)))),
  level: async () => {
    const result = show(await judgeLevel(rounds(10)))
    const isFound = ['memory', 'descriptors', 'temporary files', 'table leaking'].every((each) =>
      result.control.includes(each),
    )
    return passes(result) && result.growing.length === 0 && isFound
  },
  malformed: async () => {
    const site = await openTestSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
    const result = await sendMalformed(site.port, 10_000, randomInt(2 ** 31), 2_000)
    await site.close()
    console.log(JSON.stringify(result, null, 2))
    return result.faults.length === 0
  },
  postfix: async () => {
    const { answers, kept, returned, stopped, ...list } = show(await judgePostfix())
    return (
      answers.join() === 'Twelve pallets.,Dry storage.' &&
      kept === 1 &&
      returned?.state === 'parked' &&
      stopped.join() === 'gone@buyer.example' &&
      list.listUnsubscribePost === 'List-Unsubscribe=One-Click' &&
      list.subscriberAfterClick === 'unsubscribed'
    )
  },
  'power-cut': async () => {
    const result = show(await judgePowerCut(rounds(20)))
    return passes(result) && result.forgotten === result.cuts
  },
  rolling: async () => {
    const { results, control } = show(await judgeRolling(rounds(20)))
    const failures = (each: readonly RollingResult[]) => each.map(({ failed }) => Object.keys(failed).length)
    return failures(results).every((count) => count === 0) && failures(control).every((count) => count > 0)
  },
  'two-nodes': async () => passes(show(await judgeTwoNodes(rounds(20)))),
  mutations: async () => findMutations(process.argv[3], Number(process.argv[4] ?? 1)),
  pages: async () => {
    const env = { ...process.env, PAGES: 'all' }
    const tests = ['tests/journeys', 'app/offers/offers/offer-mail-looks.test.ts']
    return spawnSync('vitest', ['run', '--testTimeout=600000', ...tests], { stdio: 'inherit', env }).status === 0
  },
}

/** Of an experiment: `npm run judge -- kill-nine 10` for a short one. */
function rounds(usual: number): number {
  return Number(process.argv[3] ?? usual)
}

function show<Result>(result: Result): Result {
  console.log(JSON.stringify(result, null, 2))
  return result
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
