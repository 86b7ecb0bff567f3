import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openTestSite } from '../open-test-site.ts'
import { postmasterOf } from '../run-program.ts'
import { openTraffic, type Verdict } from './traffic.ts'

export interface KillNineResult extends Verdict {
  readonly rounds: number
  readonly slowestReadyMs: number
}

/** Kills server (and every second time its database) with SIGKILL during submissions, then looks for everything acknowledged. */
export async function killNine(rounds: number): Promise<KillNineResult> {
  const site = await openTestSite()
  const traffic = await openTraffic(site.url)
  let slowestReadyMs = 0
  for (let round = 0; round < rounds; round++) {
    await traffic.flows(2)
    await delay(randomInt(30, 1_200))
    const database = round % 2 === 0 ? await postmasterOf(site.dataDir) : null
    await site.stop('SIGKILL')
    if (database !== null) process.kill(database, 'SIGKILL')
    slowestReadyMs = Math.max(slowestReadyMs, Math.round(await site.start()))
  }
  await traffic.stop()
  const verdict = await traffic.judge()
  await site.close()
  return { rounds, ...verdict, slowestReadyMs }
}
