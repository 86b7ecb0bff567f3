import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { openTestSite, teamToken } from '../open-test-site.ts'
import { findBrokenPromises } from './ledger.ts'
import { type AcknowledgedNote, findBrokenNotes, noteKinds, sendNote } from './notes.ts'
import { type Acknowledged, BrokenPromise, sendOffer } from './seller.ts'

export interface KillNineResult {
  readonly rounds: number
  readonly acknowledged: number
  readonly notes: Readonly<Record<string, number>>
  readonly faults: readonly string[]
  readonly slowestReadyMs: number
  /** Whether the check detects a planted loss and duplicate; otherwise it proves nothing. */
  readonly controlFound: boolean
}

/** Kills server (and every second time its database) with SIGKILL during submissions, then looks for everything acknowledged. */
export async function killNine(rounds: number): Promise<KillNineResult> {
  const site = await openTestSite()
  const lot = await publishLot(site.url)
  const acknowledged: Acknowledged[] = []
  const notes: AcknowledgedNote[] = []
  const faults: string[] = []
  const done = new AbortController()
  let slowestReadyMs = 0

  const keepSending = async (send: () => Promise<unknown>) => {
    while (!done.signal.aborted) {
      try {
        await send()
      } catch (fault) {
        if (fault instanceof BrokenPromise) faults.push(fault.message)
        else if (!done.signal.aborted) throw fault
      }
    }
  }
  const sellers = Array.from({ length: 4 }, () =>
    keepSending(async () => acknowledged.push(await sendOffer(site.url, randomUUID(), done.signal))),
  )
  const others = noteKinds.map((kind) =>
    keepSending(async () => notes.push(await sendNote(site.url, kind, randomUUID(), lot, done.signal))),
  )
  for (let round = 0; round < rounds; round++) {
    await delay(randomInt(30, 1_200))
    const database = round % 2 === 0 ? await postmaster(site.dataDir) : null
    await site.stop('SIGKILL')
    if (database !== null) process.kill(database, 'SIGKILL')
    slowestReadyMs = Math.max(slowestReadyMs, await site.start())
  }
  done.abort()
  await Promise.all([...sellers, ...others])
  const findFaults = async (extra: { offers?: Acknowledged[]; notes?: AcknowledgedNote[] } = {}) => [
    ...(await findBrokenPromises(site.url, teamToken, [...acknowledged, ...(extra.offers ?? [])])),
    ...(await findBrokenNotes(site.url, teamToken, [...notes, ...(extra.notes ?? [])])),
  ]
  faults.push(...(await findFaults()))

  const planted = await findFaults({
    offers: [{ intent: 'never sent', reference: 'O-0000-0000', files: new Map() }],
    notes: noteKinds.map((kind) => ({ kind, intent: `never sent ${kind}`, reference: null })),
  })
  const original = acknowledged[0]
  if (original) await sendTwin(site.url, original.intent)
  const note = notes.find(({ kind }) => kind === 'inquiry')
  if (note) await sendTwinNote(site.url, note.intent, lot)
  const doubled = await findFaults()
  await site.close()
  const twins = doubled.filter((fault) => fault.includes('is stored 2 times'))
  const controlFound = planted.length === faults.length + 1 + noteKinds.length && twins.length === 2
  return {
    rounds,
    acknowledged: acknowledged.length,
    notes: Object.fromEntries(noteKinds.map((kind) => [kind, notes.filter((note) => note.kind === kind).length])),
    faults,
    slowestReadyMs,
    controlFound,
  }
}

/** Planted duplicate: an existing offer's description under another key. */
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

/** Planted duplicate: an existing inquiry's text under another key. */
async function sendTwinNote(origin: string, intent: string, lot: string): Promise<void> {
  await sendNote(origin, 'inquiry', intent, lot, AbortSignal.timeout(10_000), randomUUID())
}

/** Publishes a lot for inquiries. @returns its reference */
async function publishLot(origin: string): Promise<string> {
  const lot = {
    externalId: 'judge',
    categories: ['toys'],
    texts: { en: { title: 'Wooden blocks' } },
    condition: 'new_a',
    quantity: 100,
    unit: 'H87',
    price: { amount: 250 },
    stock: { country: 'NL' },
  }
  const answer = await fetch(`${origin}/api/team/lots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${teamToken}` },
    body: JSON.stringify([lot]),
  })
  const [written] = z.tuple([z.object({ reference: z.string() })]).parse(await answer.json())
  return written.reference
}

async function postmaster(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}
