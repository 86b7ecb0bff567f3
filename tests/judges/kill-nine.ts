import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openTestSite, teamToken } from '../open-test-site.ts'
import { findBrokenPromises } from './ledger.ts'
import { type Acknowledged, BrokenPromise, sendOffer } from './seller.ts'

/** What the experiment found. */
export interface KillNineResult {
  readonly rounds: number
  readonly acknowledged: number
  readonly faults: readonly string[]
  readonly slowestReadyMs: number
  /** The check finds a loss and a double that were planted: without this it proves nothing. */
  readonly controlFound: boolean
}

/**
 * Kills the program (and every second time its database too) with SIGKILL at random moments, while four sellers send
 * offers with files, and looks for everything that was acknowledged.
 */
export async function killNine(rounds: number): Promise<KillNineResult> {
  const site = await openTestSite()
  const acknowledged: Acknowledged[] = []
  const faults: string[] = []
  const done = new AbortController()
  let slowestReadyMs = 0

  const writers = Array.from({ length: 4 }, async () => {
    while (!done.signal.aborted) {
      try {
        acknowledged.push(await sendOffer(site.url, randomUUID(), done.signal))
      } catch (fault) {
        if (fault instanceof BrokenPromise) faults.push(fault.message)
        else if (!done.signal.aborted) throw fault
      }
    }
  })
  for (let round = 0; round < rounds; round++) {
    await delay(randomInt(30, 1_200))
    const database = round % 2 === 0 ? await postmaster(site.dataDir) : null
    await site.stop('SIGKILL')
    if (database !== null) process.kill(database, 'SIGKILL')
    slowestReadyMs = Math.max(slowestReadyMs, await site.start())
  }
  done.abort()
  await Promise.all(writers)
  faults.push(...(await findBrokenPromises(site.url, teamToken, acknowledged)))

  const planted = await findBrokenPromises(site.url, teamToken, [
    ...acknowledged,
    { intent: 'never sent', reference: 'O-0000-0000', files: new Map() },
  ])
  const original = acknowledged[0]
  if (original) await sendTwin(site.url, original.intent)
  const doubled = await findBrokenPromises(site.url, teamToken, acknowledged)
  await site.close()
  const controlFound =
    planted.length === faults.length + 1 && doubled.some((fault) => fault.includes('is stored 2 times'))
  return { rounds, acknowledged: acknowledged.length, faults, slowestReadyMs, controlFound }
}

/** The planted double: another key with the description of an offer that is there. */
async function sendTwin(origin: string, intent: string): Promise<void> {
  await fetch(`${origin}/api/sell`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Twin',
      email: 'twin@example.com',
      phoneNumber: '+44 20 7946 0001',
      description: intent,
    }),
  })
}

async function postmaster(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}
