import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openTestSite } from '../open-test-site.ts'
import { openCuttingProxy } from '../servers/cutting-proxy.ts'
import { startReplicatedPostgres } from '../servers/replicated-postgres.ts'
import { openTraffic, type Verdict } from './traffic.ts'

/** Ends the primary of a synchronous pair at once and promotes its standby, under an address that moves along. */
export async function judgeFailover(rounds: number): Promise<Verdict & { rounds: number }> {
  const database = await startReplicatedPostgres()
  if (!database) throw new Error('This needs PostgreSQL: apt install postgresql.')
  const line = await openCuttingProxy(database.port())
  const site = await openTestSite({ DATABASE_URL: `postgres://outside@127.0.0.1:${line.port}/postgres` })
  const traffic = await openTraffic(site.url)
  for (let round = 0; round < rounds; round++) {
    await traffic.flows(20)
    await delay(randomInt(100, 1_500))
    await database.failOver((port) => {
      line.cut()
      line.lead(port)
    })
    await traffic.flows(20)
  }
  await traffic.stop()
  const verdict = await traffic.judge()
  await site.close()
  await line.close()
  await database.close()
  return { rounds, ...verdict }
}
