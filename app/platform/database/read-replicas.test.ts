import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { until } from '../../../tests/run-program'
import { openCuttingProxy } from '../../../tests/servers/cutting-proxy'
import { startReplicatedPostgres } from '../../../tests/servers/replicated-postgres'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const database = await startReplicatedPostgres()
if (!database) console.warn("\n*** LEFT OUT: the tests of replicas need Debian's postgresql. ***\n")

describe.runIf(database)('catalogue reads', async () => {
  if (!database) return
  const at = (port: number) => `postgres://outside@127.0.0.1:${port}/postgres`
  const line = await openCuttingProxy(database.standbyPort())
  const standby = new pg.Client(at(database.standbyPort()))
  await standby.connect()
  // The second one is no replica, and must never be asked.
  const app = await openTestApp({
    DATABASE_URL: at(database.port()),
    DATABASE_READ_URL: `${at(line.port)}, ${at(database.port())}`,
  })
  const { services } = app
  const { reads } = services.replicas
  afterAll(async () => {
    await app.close()
    await standby.end()
    await line.close()
    await database.close()
  })

  const write = async (title: string): Promise<string> => {
    const lot = sampleInput({ externalId: title, texts: { en: { title } } })
    const [written] = await writeLots(services, [{ lot }])
    if (!written || written.result === 'rejected') throw new Error('The lot was rejected.')
    return written.reference
  }
  const sees = async (path: string): Promise<string> => {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const addressesOf = (word: string, reference: string) => [
    `/api/lots?q=${word}`,
    `/api/lots/${reference}`,
    `/en/products?q=${word}`,
    `/en/products/${reference}`,
    `/en/products/feed.xml?q=${word}`,
  ]
  const untilReplicaAnswers = (path: string) => {
    const before = reads.replica
    return until(async () => {
      await sees(path)
      return reads.replica > before
    })
  }

  test('come from the replica', async () => {
    const reference = await write('Zebrawood')
    const addresses = addressesOf('Zebrawood', reference)
    await untilReplicaAnswers('/api/lots?q=Zebrawood')
    const primary = reads.primary
    for (const address of addresses) expect(await sees(address)).toContain('Zebrawood')
    expect(reads.primary).toBe(primary)
  })

  test('show what was just written, even while the replica lags', async () => {
    await standby.query('select pg_wal_replay_pause()')
    const reference = await write('Quartzite')
    const replica = reads.replica
    for (const address of addressesOf('Quartzite', reference)) expect(await sees(address)).toContain('Quartzite')
    expect(reads.replica).toBe(replica)
    await standby.query('select pg_wal_replay_resume()')
    await untilReplicaAnswers('/api/lots?q=Quartzite')
    expect(await sees('/en/products?q=Quartzite')).toContain('Quartzite')
  })

  test('come from the primary when the replica fails, even midway', async () => {
    await untilReplicaAnswers('/api/lots?q=Quartzite')
    line.refuse()
    line.cut()
    const { replica } = reads
    expect(await sees('/api/lots?q=Quartzite')).toContain('Quartzite')
    expect(reads.replica).toBe(replica)
    line.accept()
    await untilReplicaAnswers('/api/lots?q=Quartzite')
    line.hang()
    expect(await sees('/api/lots?q=Quartzite')).toContain('Quartzite')
  })
})
