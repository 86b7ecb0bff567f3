import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { parseFileUrl } from '../app/files/transfers/file-address.server'
import { editLot } from '../app/lots/lots/edit-lots.server'
import { addPendingList } from '../app/lots/manifests/pending-lists.server'
import { addPendingFile } from '../app/stock/publish/pending-files.server'
import type { StockedSite } from './open-stocked-site'
import { uploadFile } from './upload-file'

export interface FilledLists {
  readonly replaced: { readonly lot: string; readonly version: number }
  /** Reference of a lot with one pending list to choose and one unreadable. */
  readonly listed: string
}

/** Adds a file to an offer's publish draft, replaces a manifest, and adds two pending lists to another lot, one unreadable. */
export async function fillLists(site: StockedSite, offer: string): Promise<FilledLists> {
  const { services } = site
  const [, lot = '', listed = ''] = site.references
  const upload = async (name: string, text: string) => {
    const request = async (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init)
    const { url } = await uploadFile({ request }, name, new TextEncoder().encode(text))
    return parseFileUrl(services.config.publicUrl, url)?.id ?? ''
  }
  await addPendingFile(services, offer, await upload('terms.txt', 'In cartons of ten.'), false)
  const idOf = async (reference: string) => {
    const { rows } = await services.db.execute<{ id: string; version: number }>(
      sql`select id, version from lots where reference = ${reference}`,
    )
    return rows[0] ?? { id: '', version: 0 }
  }
  const lines = [{ name: 'Boot, size 41', quantity: '600', unit: 'PR' }]
  const writer = { actionId: randomUUIDv7(), id: null, name: 'Ines Duarte' }
  const edited = await editLot(services, { ...(await idOf(lot)), fields: { lines } }, writer)
  const { id } = await idOf(listed)
  await addPendingList(
    services,
    { of: 'lot', id },
    await upload('stock.csv', 'EAN;Article;Qty\n4006381333931;Sandal;20\n'),
  )
  await addPendingList(services, { of: 'lot', id }, await upload('letter.csv', 'Dear all;\nthe list follows.;\n'))
  return { replaced: { lot, version: edited.version }, listed }
}
