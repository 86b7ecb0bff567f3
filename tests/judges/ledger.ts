import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Acknowledged } from './seller.ts'

const offerShape = z.object({
  reference: z.string(),
  description: z.string(),
  attachments: z.array(z.object({ name: z.string(), url: z.string() })),
})
const mailShape = z.object({ kind: z.string(), subject: z.string() })

/** Compares acknowledged submissions with the server's data. @returns one sentence per lost or duplicate offer, attachment or mail */
export async function findBrokenPromises(
  origin: string,
  token: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const faults: string[] = []
  const offers = await readAll(`${origin}/api/team/offers`, token, offerShape)
  const mails = await readAll(`${origin}/api/team/outbox`, token, mailShape)
  const byIntent = Map.groupBy(offers, (offer) => offer.description)
  for (const [intent, same] of byIntent) if (same.length > 1) faults.push(`${intent} is stored ${same.length} times`)
  for (const { intent, reference, files } of acknowledged) {
    const offer = byIntent.get(intent)?.[0]
    if (offer?.reference !== reference) {
      faults.push(
        `${intent} was acknowledged as ${reference} and is ${offer ? `stored as ${offer.reference}` : 'lost'}`,
      )
      continue
    }
    const stored = new Map(
      await Promise.all(offer.attachments.map(async ({ name, url }) => [name, await digestAt(url)] as const)),
    )
    for (const [name, digest] of files)
      if (stored.get(name) !== digest) faults.push(`${intent}: ${name} is ${stored.get(name) ?? 'lost'}`)
    if (stored.size !== files.size) faults.push(`${intent} has ${stored.size} attachments and not ${files.size}`)
  }
  const mailsOf = mailsBy(mails, /O-\d{4}-\d{4,}/g, ({ subject }) => subject)
  for (const { reference } of offers) {
    const kinds = (mailsOf.get(reference) ?? []).map((mail) => mail.kind)
    if (kinds.length !== 2 || new Set(kinds).size !== 2) faults.push(`${reference} has the mails [${kinds}]`)
  }
  return faults
}

/** Mails by what their text names: comparing each of thousands with each mail would hold up the judge for minutes. */
export function mailsBy<Mail>(
  mails: readonly Mail[],
  named: RegExp,
  textOf: (mail: Mail) => string,
): Map<string, Mail[]> {
  const found = new Map<string, Mail[]>()
  for (const mail of mails)
    for (const name of new Set(textOf(mail).match(named))) {
      const same = found.get(name) ?? []
      found.set(name, same)
      same.push(mail)
    }
  return found
}

/** Reads all pages of a list of the team's API. */
export async function readAll<Item>(url: string, token: string, item: z.ZodType<Item>): Promise<Item[]> {
  const page = z.object({ items: z.array(item), nextCursor: z.string().nullable() })
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await fetch(`${url}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const content: z.infer<typeof page> = page.parse(await answer.json())
    items.push(...content.items)
    cursor = content.nextCursor
  }
  return items
}

async function digestAt(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) return `answered with ${answer.status}`
  return hash('sha256', await answer.bytes(), 'hex')
}
