import { afterAll } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { signInColleague } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { findItem } from '../../inbox/items/find-items.server'

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
  const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const { services } = app
  afterAll(() => app.close())
  const visitor = await signInColleague(app, 'ines@duarte.example')

  async function sendOffer(
    attachments: readonly { name: string; url: string }[] = [],
    said: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const description = 'Board games, end of line\n100 pieces. Questions? jonas@brettspiel.example, Jonas Keller'
    const { id } = await offerGoods(app, { company: 'Brettspielhaus Keller GmbH', description, attachments, ...said })
    return id
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
