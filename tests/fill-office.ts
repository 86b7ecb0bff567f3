import { halfRed, lockedDocument, pageOf } from '../app/files/pictures/sample-documents.suite'
import { seller } from './offer-goods'
import type { TestSite } from './open-test-site'
import { postJson, readTeamList, sellGoods, uploadTo } from './site-api'

export interface FilledOffice {
  readonly offer: string
  readonly message: string
  readonly mail: string
  readonly lot: string
  readonly seller: string
  readonly token: string
}

const rows = 'EAN;Artikel;Menge;Preis\n4006381333931;Brettspiel;20;7,90\n4006381333948;Kartenspiel;30;3,50\n'

export async function fillOffice(site: TestSite, lot: string): Promise<FilledOffice> {
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ['prices.pdf', pageOf(halfRed)],
    ['terms.pdf', lockedDocument()],
    ['list.csv', new TextEncoder().encode(rows)],
  ]
  const attachments = []
  for (const [file, bytes] of files) attachments.push(await uploadTo(site, file, bytes))
  const { name, email } = seller
  await sellGoods(site, { description: 'Board games, end of line\nIn cartons, from our hall in Leipzig.', attachments })
  await postJson(site, '/api/contact', { name, email, message: 'Do you collect?', honeypot: '' })
  await postJson(site, '/api/newsletter', { fields: { email } })
  const [offer] = await readTeamList<{ id: string }>(site, 'offers')
  const [message] = await readTeamList<{ id: string }>(site, 'messages')
  const mails = await readTeamList<{ id: string; text: string }>(site, 'outbox')
  const token = mails.map(({ text }) => /\/offers\/([\w-]{43})/.exec(text)?.[1]).find(Boolean)
  if (!offer || !message || !mails[0] || !token) throw new Error('Something that was sent did not arrive.')
  return { offer: offer.id, message: message.id, mail: mails[0].id, lot, seller: email, token }
}
