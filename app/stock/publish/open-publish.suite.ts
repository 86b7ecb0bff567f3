import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { findItem } from '../../inbox/items/find-items.server'

const seller = {
  name: 'Jonas Keller',
  company: 'Brettspielhaus Keller GmbH',
  email: 'jonas@brettspiel.example',
  phoneNumber: '+49 341 1234567',
}

/** A seller's list with confidential columns. */
export function list(): Promise<Buffer> {
  const headings = ['EAN', 'Article', 'Brand', 'Qty', 'Unit price', 'Our cost', 'RRP', 'Remark']
  const rows = [
    ['4006381333931', 'Chess, from Brettspielhaus', 'Zug', 40, 7.9, 4.1, 19.9, 'call +49 341 1234567'],
    ['4006381333948', 'Draughts', 'Zug', 60, 5.9, 3.2, 14.9, 'wooden'],
  ]
  const text = (value: string | number) => ({ value, type: typeof value === 'number' ? Number : String })
  return writeWorkbook([headings, ...rows].map((row) => row.map(text))).toBuffer()
}

export const form = {
  intent: 'publish',
  status: 'published',
  'texts.en.title': 'Board games',
  'texts.en.description': 'End of line, in cartons.',
  categories: 'toys',
  condition: 'new_a',
  quantity: '100',
  unit: 'H87',
  currency: 'EUR',
  'price.amount': '9.90',
  'price.basis': 'unit',
  priceVisibility: 'members',
  brandDisclosure: 'public',
  vat: 'net_standard',
  incoterm: 'EXW',
  splittable: 'whole_only',
  'stock.country': 'DE',
  'private.costPrice': '4.10',
  photosAreActual: 'on',
}

export const reference = (location: string | null) => location?.split('/').at(-1) ?? ''

export async function openPublish() {
  const app = await openTestApp()
  const { services } = app
  afterAll(() => app.close())
  await openAccount(app, 'ines@duarte.example')
  await services.db.execute(sql`update members set role = 'team'`)
  const visitor = await signInToOffice(app, 'ines@duarte.example')

  async function sendOffer(
    files: readonly { name: string; url: string }[] = [],
    said: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    // The rate limit allows few submissions a minute per address.
    app.passTime(61_000)
    const answer = await app.request('/api/sell', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...seller,
        description: 'Board games, end of line\n100 pieces. Questions? jonas@brettspiel.example, Jonas Keller',
        attachments: files,
        ...said,
      }),
    })
    const { reference } = await answer.json()
    const { rows } = await services.db.execute<{ id: string }>(
      sql`select id from offers where reference = ${reference}`,
    )
    return rows[0]?.id ?? ''
  }

  async function versionOf(id: string): Promise<number> {
    const item = await findItem(services, id)
    return item?.version ?? 0
  }

  async function post(id: string, changes: Record<string, string | readonly string[]> = {}) {
    const body = new URLSearchParams()
    const item = String(await versionOf(id))
    for (const [name, value] of Object.entries({ ...form, item, ...changes }))
      for (const each of typeof value === 'string' ? [value] : value) body.append(name, each)
    const answer = await visitor.send(`/en/team/inbox/${id}/publish`, { method: 'POST', body })
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
  }

  return {
    app,
    services,
    visitor,
    sendOffer,
    versionOf,
    post,
    upload: (name: string, bytes: Uint8Array) => uploadFile(app, name, new Uint8Array(bytes)),

    page: async (path: string) => (await visitor.send(path)).text(),
  }
}
