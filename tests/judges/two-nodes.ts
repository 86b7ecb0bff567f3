import { randomInt } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, openTestSite, type TestSite } from '../open-test-site.ts'
import { startOutsidePostgres } from '../servers/outside-postgres.ts'
import { openTcpBalancer } from '../servers/tcp-balancer.ts'
import { openTraffic, type Verdict } from './traffic.ts'

export interface Pair {
  readonly nodes: readonly [TestSite, TestSite]
  /** Address that a balancer will listen on. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** Two nodes on one database and one directory of files. @throws {Error} without PostgreSQL from Debian's packages */
export async function openPair(env: Record<string, string> = {}, databaseUrl?: string): Promise<Pair> {
  const database = databaseUrl === undefined ? startOutsidePostgres(await freePort()) : null
  const url = databaseUrl ?? database?.url
  if (url === undefined) throw new Error('This needs PostgreSQL: apt install postgresql.')
  const port = await freePort()
  const shared = {
    DATABASE_URL: url,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'stocklot-pair-')),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET_KEY: 'a-secret-key-for-judges-and-for-nothing-else',
    ...env,
  }
  const nodes = [await openTestSite(shared), await openTestSite(shared)] as const
  return {
    nodes,
    port,
    close: async () => {
      for (const node of nodes) await node.close()
      database?.close()
    },
  }
}

/** Kills one of two nodes with SIGKILL again and again, during submissions to both. */
export async function judgeTwoNodes(rounds: number): Promise<Verdict & { rounds: number }> {
  const pair = await openPair()
  const balancer = await openTcpBalancer(pair.port, [pair.nodes[0].port, pair.nodes[1].port])
  const traffic = await openTraffic(balancer.url)
  for (let round = 0; round < rounds; round++) {
    const node = pair.nodes[round % 2 === 0 ? 0 : 1]
    await delay(randomInt(100, 1_500))
    await node.stop('SIGKILL')
    await delay(randomInt(0, 1_000))
    await node.start()
  }
  await traffic.stop()
  const verdict = await traffic.judge()
  await balancer.close()
  await pair.close()
  return { rounds, ...verdict }
}
