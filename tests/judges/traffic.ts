import { randomUUID } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import { z } from 'zod'
import { teamToken } from '../open-test-site.ts'
import { findBrokenPromises } from './ledger.ts'
import { type AcknowledgedNote, findBrokenNotes, noteKinds, sendNote } from './notes.ts'
import { type Acknowledged, BrokenPromise, sendOffer, untilAnswered } from './seller.ts'

export interface Verdict {
  readonly acknowledged: number
  readonly notes: Readonly<Record<string, number>>
  readonly lost: number
  readonly doubled: number
  readonly faults: readonly string[]
  /** Answers of 500 and above, but 503 with Retry-After. */
  readonly wrongAnswers: Readonly<Record<string, number>>
  readonly pauses: number
  /** Longest time in which no request succeeded. */
  readonly slowestRecoveryMs: number
  /** Whether the check detects a planted loss and duplicate of each kind; otherwise it proves nothing. */
  readonly controlFound: boolean
}

export interface Mark {
  readonly offers: number
  readonly notes: number
}

/** Four sellers with files, one sender of each other kind, and a reader of pages: each retries until it is acknowledged. */
export interface Traffic {
  readonly mark: () => Mark
  /** Longest time so far in which no request succeeded. */
  readonly slowestMs: () => number
  /** Resolves once so many more offers and notes have been acknowledged. */
  readonly flows: (more: number) => Promise<void>
  /** Resolves once so many more requests were answered 503. */
  readonly suffers: (more: number) => Promise<void>
  readonly stop: () => Promise<void>
  /** Compares everything acknowledged, or what was at a mark, with what a site has. Doubles two things there for control. */
  readonly judge: (origin?: string, mark?: Mark) => Promise<Verdict>
}

const PAGES = ['/en', '/en/products', '/en/products?q=blocks', '/api/lots?q=blocks', '/en/sell']
const HANGS_MS = 600_000
/** Balancers ask; nobody is refused anything. */
const NOT_ASKED_FOR = /^\/(?:readyz|healthz)/

export async function openTraffic(origin: string): Promise<Traffic> {
  const done = new AbortController()
  const lot = await publishLot(origin, done.signal)
  const offers: Acknowledged[] = []
  const notes: AcknowledgedNote[] = []
  const broken: string[] = []
  const answers = watchAnswers()

  const keepSending = async (send: () => Promise<unknown>) => {
    while (!done.signal.aborted) {
      try {
        await send()
      } catch (fault) {
        if (fault instanceof BrokenPromise) broken.push(fault.message)
        else if (!done.signal.aborted) throw fault
      }
    }
  }
  const writers = [
    ...Array.from({ length: 4 }, () =>
      keepSending(async () => offers.push(await sendOffer(origin, randomUUID(), done.signal))),
    ),
    ...noteKinds.map((kind) =>
      keepSending(async () => notes.push(await sendNote(origin, kind, randomUUID(), lot, done.signal))),
    ),
    keepSending(async () => {
      for (const page of PAGES) await untilAnswered(done.signal, () => fetch(origin + page, { signal: done.signal }))
    }),
  ]
  const mark = (): Mark => ({ offers: offers.length, notes: notes.length })

  return {
    mark,
    slowestMs: () => answers.seen().slowestRecoveryMs,
    flows: async (more) => {
      const enough = offers.length + notes.length + more
      while (offers.length + notes.length < enough) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    suffers: async (more) => {
      const enough = answers.seen().pauses + more
      while (answers.seen().pauses < enough) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    stop: async () => {
      done.abort()
      await Promise.all(writers)
      answers.end()
    },
    judge: async (at = origin, { offers: mostOffers, notes: mostNotes } = mark()) => {
      const [ownOffers, ownNotes] = [offers.slice(0, mostOffers), notes.slice(0, mostNotes)]
      const findFaults = async (planted: { offers?: Acknowledged[]; notes?: AcknowledgedNote[] } = {}) => [
        ...(await findBrokenPromises(at, teamToken, [...ownOffers, ...(planted.offers ?? [])])),
        ...(await findBrokenNotes(at, teamToken, [...ownNotes, ...(planted.notes ?? [])])),
      ]
      const found = await findFaults()
      const planted = await findFaults({
        offers: [{ intent: 'never sent', reference: 'O-0000-0000', files: new Map() }],
        notes: noteKinds.map((kind) => ({ kind, intent: `never sent ${kind}`, reference: null })),
      })
      await sendTwins(
        at,
        ownOffers[0],
        ownNotes.find(({ kind }) => kind === 'inquiry'),
        lot,
      )
      const twins = (await findFaults()).filter((fault) => !found.includes(fault) && isDouble(fault))
      const faults = [...broken, ...found]
      return {
        acknowledged: ownOffers.length + ownNotes.length,
        notes: Object.fromEntries(
          noteKinds.map((kind) => [kind, ownNotes.filter((note) => note.kind === kind).length]),
        ),
        lost: faults.filter((fault) => !isDouble(fault)).length,
        doubled: faults.filter(isDouble).length,
        faults,
        ...answers.seen(),
        controlFound: planted.length === found.length + 1 + noteKinds.length && twins.length === 2,
      }
    },
  }
}

/** Whether nothing was lost or doubled, nothing but a pause was answered, and the check would have found it. */
export function passes({ faults, wrongAnswers, controlFound, acknowledged }: Verdict): boolean {
  return faults.length === 0 && Object.keys(wrongAnswers).length === 0 && controlFound && acknowledged > 0
}

function isDouble(fault: string): boolean {
  return /is stored \d+ times/.test(fault)
}

const headersSeen = z.object({
  request: z.object({ path: z.string() }),
  response: z.object({ statusCode: z.number(), headers: z.array(z.instanceof(Uint8Array)) }),
})

function watchAnswers() {
  const wrongAnswers: Record<string, number> = {}
  let pauses = 0
  let slowestRecoveryMs = 0
  let last = performance.now()
  const see = (message: unknown) => {
    const { request, response } = headersSeen.parse(message)
    if (NOT_ASKED_FOR.test(request.path)) return
    const { statusCode, headers } = response
    if (statusCode < 500) {
      const now = performance.now()
      slowestRecoveryMs = Math.max(slowestRecoveryMs, now - last)
      last = now
    } else if (statusCode === 503 && headers.some((each) => /^retry-after$/i.test(Buffer.from(each).toString())))
      pauses += 1
    else {
      const what = `${statusCode} ${request.path.replace(/[\w-]{30,}.*/, '…')}`
      wrongAnswers[what] = (wrongAnswers[what] ?? 0) + 1
    }
  }
  diagnostics.subscribe('undici:request:headers', see)
  return {
    end: () => diagnostics.unsubscribe('undici:request:headers', see),
    seen: () => ({ wrongAnswers, pauses, slowestRecoveryMs: Math.round(slowestRecoveryMs) }),
  }
}

/** Planted duplicates: an offer's description and an inquiry's text under other keys. */
async function sendTwins(
  origin: string,
  offer: Acknowledged | undefined,
  note: AcknowledgedNote | undefined,
  lot: string,
): Promise<void> {
  const timeouts = AbortSignal.timeout(HANGS_MS)
  if (note) await sendNote(origin, 'inquiry', note.intent, lot, timeouts, randomUUID())
  if (!offer) return
  await untilAnswered(timeouts, () =>
    fetch(`${origin}/api/sell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        name: 'Twin',
        email: 'twin@example.com',
        phoneNumber: '+44 20 7946 0001',
        description: offer.intent,
      }),
    }),
  )
}

async function publishLot(origin: string, signal: AbortSignal): Promise<string> {
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
  const answer = await untilAnswered(signal, () =>
    fetch(`${origin}/api/team/lots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${teamToken}` },
      body: JSON.stringify([lot]),
    }),
  )
  const [written] = z.tuple([z.object({ reference: z.string() })]).parse(await answer.json())
  return written.reference
}
