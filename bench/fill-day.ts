import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import writeWorkbook from 'write-excel-file/node'
import { type TestSite, teamToken } from '../tests/open-test-site.ts'

export const arrivals = { offers: 15, inquiries: 30, requests: 5, spam: 40 } as const

/** Spam of one sender in each trade; the rest comes from a sender each. */
const BURST = 13

const goods = [
  ['Board games, end of line', 'Germany', 'Board game', 7.9],
  ['Ankle boots, women, customer returns', 'Italy', 'Ankle boot', 12.5],
  ['Garden chairs, overstock', 'Poland', 'Garden chair', 9.2],
  ['Kalamata olives in jars, short best-before date', 'Greece', 'Olives 370 g', 1.15],
  ['Kettles, new in original packaging', 'Netherlands', 'Kettle 1.7 l', 8.4],
] as const

/** @param site trusts the proxies of this machine, so that every sender has an address of their own */
export async function fillDay(site: TestSite): Promise<void> {
  const { items: lots }: { items: { reference: string }[] } = await (
    await fetch(`${site.url}/api/lots?limit=30`)
  ).json()
  for (let place = 0; place < arrivals.offers; place++) await sendOffer(site, place)
  for (let place = 0; place < arrivals.inquiries; place++) {
    const lot = lots[place % lots.length]?.reference
    await post(site, '/api/inquiries', { ...buyer(place), items: [{ lot }], message: 'Is this still available?' })
  }
  for (let place = 0; place < arrivals.requests; place++)
    await post(site, '/api/requests', { ...buyer(50 + place), text: `We are looking for ${goods[place]?.[0]}.` })
  for (const trade of ['seo', 'casino'])
    for (let place = 0; place < arrivals.spam / 2; place++)
      await post(site, '/api/contact', {
        name: 'Best Service',
        email: `${place < BURST ? 'best' : `promo${place}`}@${trade}.example`,
        message: `Page one of every search engine, plan ${place}.`,
        honeypot: '',
      })
}

function buyer(place: number) {
  return {
    name: `Petra Klein ${place}`,
    company: `Spielwaren Klein ${place}`,
    email: `petra${place}@spielwaren.example`,
    country: 'DE',
  }
}

async function sendOffer(site: TestSite, place: number): Promise<void> {
  const [title, country, article, price] = goods[place % goods.length] ?? goods[0]
  const rows = [
    ['Article', 'Description', 'Qty', 'Unit price'],
    ...Array.from({ length: 40 }, (_, row) => [`A-${row}`, `${article} ${row}`, 20 + row, price]),
  ]
  const list =
    place % 2 === 0
      ? { name: 'list.csv', bytes: Buffer.from(rows.map((row) => row.join(';')).join('\n')) }
      : { name: 'list.xlsx', bytes: await workbookOf(rows) }
  const background = { r: 40 + place * 12, g: 120, b: 200 - place * 10 }
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await post(site, '/api/sell', {
    name: `Jonas Keller ${place}`,
    company: `Brettspielhaus ${place}`,
    email: `jonas${place}@brettspiel.example`,
    phoneNumber: '+49 341 1234567',
    description: `${title}\nLot ${place + 1}, in cartons. Goods are in ${country}.`,
    attachments: [await upload(site, list.name, list.bytes), await upload(site, 'front.jpg', photo)],
  })
}

function workbookOf(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const cell = (value: string | number) => ({ value, type: typeof value === 'number' ? Number : String })
  return writeWorkbook(rows.map((row) => row.map(cell))).toBuffer()
}

async function upload(site: TestSite, name: string, bytes: Buffer): Promise<{ name: string; url: string }> {
  const created = await fetch(`${site.url}/api/files`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  if (created.status !== 201) throw new Error(`${name}: ${created.status}`)
  const file = await fetch(new URL(created.headers.get('location') ?? '', site.url))
  const { url }: { url: string } = await file.json()
  return { name, url }
}

let senders = 0

async function post(site: TestSite, path: string, body: object): Promise<void> {
  senders += 1
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `203.0.113.${senders % 256}`,
  }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

export interface Row {
  readonly id: string
  readonly kind?: string
  readonly to?: string
  readonly state?: string
  readonly status?: string
  readonly text?: string
}

export async function readAll(site: TestSite, kind: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const address = `${site.url}/api/team/${kind}?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${teamToken}` } })
    const page: { items: Row[]; nextCursor: string | null } = await answer.json()
    rows.push(...page.items)
    cursor = page.nextCursor
  }
  return rows
}
