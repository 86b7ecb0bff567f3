import { randomUUID } from 'node:crypto'
import { halfRed, lockedDocument, pageOf } from '../app/files/pictures/sample-documents.suite'
import { type TestSite, teamToken } from './open-test-site'

export interface FilledOffice {
  readonly offer: string
  readonly message: string
  readonly mail: string
  readonly lot: string
  readonly seller: string
  readonly token: string
}

const seller = 'jonas@brettspiel.example'

/** Submits an offer with files, a message and a newsletter subscription. */
export async function fillOffice(site: TestSite, lot: string): Promise<FilledOffice> {
  const files: [string, string | Uint8Array<ArrayBuffer>][] = [
    ['prices.pdf', pageOf(halfRed)],
    ['terms.pdf', lockedDocument()],
    ['list.csv', 'EAN;Artikel;Menge;Preis\n4006381333931;Brettspiel;20;7,90\n4006381333948;Kartenspiel;30;3,50\n'],
  ]
  const attachments = []
  for (const [name, content] of files) attachments.push(await upload(site, name, new Blob([content])))
  await post(site, '/api/sell', {
    name: 'Jonas Keller',
    company: 'Brettspielhaus',
    email: seller,
    phoneNumber: '+49 341 1234567',
    description: 'Board games, end of line\nIn cartons, from our hall in Leipzig.',
    attachments,
  })
  await post(site, '/api/contact', { name: 'Jonas Keller', email: seller, message: 'Do you collect?', honeypot: '' })
  await post(site, '/api/newsletter', { fields: { email: seller } })
  const [offer] = await list(site, 'offers')
  const [message] = await list(site, 'messages')
  const mails = await list(site, 'outbox')
  const token = mails.map(({ text }) => /\/offers\/([\w-]{43})/.exec(text ?? '')?.[1]).find(Boolean)
  if (!offer || !message || !mails[0] || !token) throw new Error('Something that was sent did not arrive.')
  return { offer: offer.id, message: message.id, mail: mails[0].id, lot, seller, token }
}

async function upload(site: TestSite, name: string, content: Blob): Promise<{ name: string; url: string }> {
  const created = await fetch(`${site.url}/api/files`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(content.size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: await content.arrayBuffer(),
  })
  if (created.status !== 201) throw new Error(`${name}: ${created.status}`)
  const file = await fetch(new URL(created.headers.get('location') ?? '', site.url))
  const { url }: { url: string } = await file.json()
  return { name, url }
}

async function post(site: TestSite, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

async function list(site: TestSite, kind: string): Promise<{ id: string; text?: string }[]> {
  const answer = await fetch(`${site.url}/api/team/${kind}`, { headers: { authorization: `Bearer ${teamToken}` } })
  const { items }: { items: { id: string; text?: string }[] } = await answer.json()
  return items
}
