import { freePort, openTestSite } from '../open-test-site.ts'
import { openCuttingProxy } from '../servers/cutting-proxy.ts'
import { startOutsidePostgres } from '../servers/outside-postgres.ts'
import { openTraffic, type Verdict } from './traffic.ts'

const CONTROL_MS = 5_000

export interface HalfOpenResult extends Verdict {
  readonly rounds: number
  /** Whether requests did not succeed while new connections were silent as well. */
  readonly silenceFound: boolean
  /** Longest time without a success while nothing was silent: what this machine takes anyway. */
  readonly usualPauseMs: number
}

/** Has every open connection to the database carry nothing more, without closing it, while new ones work. */
export async function judgeHalfOpen(rounds: number): Promise<HalfOpenResult> {
  const port = await freePort()
  const database = startOutsidePostgres(port)
  if (!database) throw new Error('This needs PostgreSQL: apt install postgresql.')
  const line = await openCuttingProxy(port)
  const site = await openTestSite({ DATABASE_URL: `postgres://outside@127.0.0.1:${line.port}/postgres` })
  const traffic = await openTraffic(site.url)
  await traffic.flows(20)
  const usualPauseMs = traffic.slowestMs()
  for (let round = 0; round < rounds; round++) {
    await traffic.flows(20)
    line.silence()
    await traffic.flows(20)
  }
  await traffic.stop()
  const verdict = await traffic.judge()
  line.hang()
  const silenceFound = await fetch(`${site.url}/api/lots?q=blocks`, { signal: AbortSignal.timeout(CONTROL_MS) }).then(
    ({ ok }) => !ok,
    () => true,
  )
  line.accept()
  line.cut()
  await site.close()
  await line.close()
  database.close()
  return { rounds, ...verdict, silenceFound, usualPauseMs }
}
