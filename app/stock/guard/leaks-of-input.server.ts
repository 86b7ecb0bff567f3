import { sql } from 'drizzle-orm'
import type { LotInput } from '../../lots/lots/lot-schema'
import { inBatches } from '../../platform/base/batches'
import { decimalsOf } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier } from '../leaks/find-leaks'
import { lineTexts } from './check-lines.server'
import { publicFigures } from './check-publish.server'
import { isPublicLot, nobody } from './guard-edit.server'

const AT_ONCE = 1_000

export async function findSuppliersByKey(
  { db }: Pick<Services, 'db'>,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Supplier>> {
  const suppliers = new Map<string, Supplier>()
  for (const keys of inBatches(externalIds, AT_ONCE)) {
    const { rows } = await db.execute<{ key: string } & { [name in keyof Supplier]: string | null }>(sql`
      select lots.external_id as key, offers.name, offers.company, coalesce(lot_suppliers.email, offers.email) as email,
        offers.phone_number as "phoneNumber"
      from lots left join lot_privates on lot_privates.lot_id = lots.id
        left join offers on offers.id = lot_privates.supplier_offer_id
        left join lot_suppliers on lot_suppliers.lot_id = lots.id
      where lots.external_id = any(${sql.param(keys)}) and coalesce(lot_suppliers.email, offers.email) is not null`)
    for (const { key, name, company, email, phoneNumber } of rows)
      suppliers.set(key, { name: name ?? '', company, email: email ?? '', phoneNumber: phoneNumber ?? '' })
  }
  return suppliers
}

/** Leaks of a lot about to be imported, by field path. Drafts are checked when they go on sale. */
export function leaksOfInput(lot: LotInput, supplier: Supplier = nobody): Leak[] {
  if (!isPublicLot(lot)) return []
  const texts = publicTextsOf(lot)
  return [...findLeaks(texts, supplier, publicFigures(lot)), ...costsIn(texts, lot)]
}

function publicTextsOf(lot: LotInput): PublicText[] {
  const named = (field: string, ...texts: readonly (string | null | undefined)[]): PublicText[] =>
    texts.flatMap((text) => (text ? [{ field, text }] : []))
  const shown = lot.documents.filter(({ visibility }) => visibility !== 'on_request')
  return [
    ...Object.entries(lot.texts).flatMap(([language, { title, description }]) => [
      ...named(`texts.${language}.title`, title),
      ...named(`texts.${language}.description`, description),
    ]),
    ...named('brands', ...lot.brands),
    ...named('place', lot.place),
    ...named('stock.region', lot.stock.region),
    ...named('stock.city', lot.stock.city),
    ...named('photos', ...lot.photos.flatMap(({ alt }) => Object.values(alt))),
    ...named('documents', ...shown.map(({ name }) => name)),
    ...lineTexts(lot.lines),
  ]
}

/** Finds the cost price in texts, such as "5.12" or "5,12". Round amounts are ignored as ambiguous. */
function costsIn(texts: readonly PublicText[], { private: { costPrice }, currency }: LotInput): Leak[] {
  const digits = decimalsOf(currency)
  if (!costPrice || digits === 0 || costPrice % 10 ** digits === 0) return []
  const [whole = '', fraction = ''] = (costPrice / 10 ** digits).toFixed(digits).split('.')
  const amount = new RegExp(`(?<![\\d.,])${whole}[.,]${fraction}(?!\\d)`)
  return texts.flatMap(({ field, text }) => {
    const [found] = amount.exec(text) ?? []
    return found ? [{ field, kind: 'cost_price' as const, found }] : []
  })
}
