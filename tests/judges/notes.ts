import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { mailsBy, readAll } from './ledger.ts'
import { BrokenPromise, untilAnswered } from './seller.ts'

export const noteKinds = ['message', 'request', 'inquiry', 'subscription'] as const
type NoteKind = (typeof noteKinds)[number]

export interface AcknowledgedNote {
  readonly kind: NoteKind
  readonly intent: string
  /** Null for messages and subscriptions. */
  readonly reference: string | null
}

/** Each note is a text of its own, from `randomUUID`. */
const INTENT = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const buyer = { name: 'Judge', company: 'Judges Ltd', email: 'judge@example.com', country: 'DE' }

function mailing(kind: NoteKind, intent: string, lot: string) {
  const { name, email } = buyer
  switch (kind) {
    case 'message':
      return { path: '/api/contact', status: 202, body: { name, email, message: intent } }
    case 'request':
      return { path: '/api/requests', status: 201, body: { ...buyer, email: addressOf(intent), text: intent } }
    case 'inquiry':
      return {
        path: '/api/inquiries',
        status: 201,
        body: { ...buyer, email: addressOf(intent), items: [{ lot }], message: intent },
      }
    case 'subscription':
      return { path: '/api/newsletter', status: 202, body: { fields: { email: addressOf(intent) } } }
  }
}

/** Retries under the same key until acknowledged; a `key` other than the intent creates a duplicate. @throws {BrokenPromise} rejected */
export async function sendNote(
  origin: string,
  kind: NoteKind,
  intent: string,
  lot: string,
  signal: AbortSignal,
  key = intent,
): Promise<AcknowledgedNote> {
  const { path, status, body } = mailing(kind, intent, lot)
  const answer = await untilAnswered(signal, () =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal,
    }),
  )
  if (answer.status !== status) throw new BrokenPromise(`${kind} ${intent}: ${answer.status} ${await answer.text()}`)
  const { reference } = z.object({ reference: z.string().nullish() }).parse(await answer.json())
  // Realistic pauses; they also limit how much has to be read back at the end.
  await delay(randomInt(20, 200), undefined, { signal })
  return { kind, intent, reference: reference ?? null }
}

const lists = {
  message: ['messages', z.object({ message: z.string() }).transform(({ message }) => message)],
  request: ['requests', z.object({ text: z.string() }).transform(({ text }) => text)],
  inquiry: ['inquiries', z.object({ message: z.string() }).transform(({ message }) => message)],
  subscription: ['subscribers', z.object({ email: z.string() }).transform(({ email }) => intentOf(email))],
} as const satisfies Record<NoteKind, readonly [string, z.ZodType<string>]>

/** Required mails per kind. A repeated newsletter subscription may mail twice. */
const mailsOf: Readonly<Record<NoteKind, readonly string[]>> = {
  message: ['contact.team'],
  request: ['request.buyer', 'request.team'],
  inquiry: ['inquiry.buyer', 'inquiry.team'],
  subscription: ['newsletter.confirm'],
}

const mailShape = z.object({ kind: z.string(), to: z.string(), text: z.string() })

/** @returns one sentence per submission that is lost, duplicate or has the wrong mails */
export async function findBrokenNotes(
  origin: string,
  token: string,
  acknowledged: readonly AcknowledgedNote[],
): Promise<string[]> {
  const faults: string[] = []
  const storedOf = async (kind: NoteKind) => {
    const [list, item] = lists[kind]
    return Map.groupBy(await readAll<string>(`${origin}/api/team/${list}`, token, item), (intent) => intent)
  }
  const all = await Promise.all(noteKinds.map(async (kind) => [kind, await storedOf(kind)] as const))
  // Afterwards: what is stored has its mails by then, also if it came while the judge was reading.
  const mails = await readAll(`${origin}/api/team/outbox`, token, mailShape)
  const sent = mailsBy(mails, INTENT, ({ text, to }) => `${text} ${to}`)
  for (const [kind, stored] of all) {
    for (const [intent, same] of stored)
      if (same.length > 1) faults.push(`${kind} ${intent} is stored ${same.length} times`)
    for (const note of acknowledged)
      if (note.kind === kind && !stored.has(note.intent)) faults.push(`${kind} ${note.intent} is lost`)
    for (const intent of stored.keys()) {
      const kinds = (sent.get(intent) ?? []).map((mail) => mail.kind).sort()
      const counted = kind === 'subscription' ? [...new Set(kinds)] : kinds
      if (counted.join() !== mailsOf[kind].join()) faults.push(`${kind} ${intent} has the mails [${kinds}]`)
    }
  }
  return faults
}

function addressOf(intent: string): string {
  return `${intent}@example.com`
}

function intentOf(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
