import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'

/** Sample size of distinct GTINs. */
const COMPARED = 500
/** Manifests looked up per GTIN: bounds the cost of common articles. */
const LISTS = 100
const MAX_SHOWN = 10

interface SameGoods {
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly company: string | null
  readonly status: string
  readonly createdAt: Date
  /** Share of this offer's distinct GTINs that the other one lists too, in (0, 1]. */
  readonly share: number
}

export async function findSameGoods({ db }: Pick<Services, 'db'>, offerId: string): Promise<SameGoods[]> {
  const { rows } = await db.execute<
    Omit<SameGoods, 'createdAt'> & { created_at: string } & Record<string, unknown>
  >(sql`
    with mine as materialized (
      select gtin from (
        select distinct lpad(gtin, 14, '0') as gtin from manifest_lines join attachments using (file_id)
        where offer_id = ${offerId} and gtin is not null
      ) every order by hashtext(gtin) limit ${COMPARED}
    ), same as materialized (
      select file_id, count(*) as goods
      from mine, lateral (
        select distinct file_id from manifest_lines line
        where lpad(line.gtin, 14, '0') = mine.gtin and line.gtin is not null order by file_id limit ${LISTS}
      ) as listed
      group by file_id
    ), others as materialized (
      select offer_id, max(goods)::float / (select count(*) from mine) as share
      from same join attachments using (file_id) where offer_id <> ${offerId} group by offer_id
    )
    select offers.id, offers.reference, offers.name, offers.company, offers.status, offers.created_at, share
    from others join offers on offers.id = offer_id and offers.status <> 'spam'
    order by share desc, offers.created_at desc limit ${MAX_SHOWN}`)
  return rows.map(({ created_at, ...offer }) => ({ ...offer, createdAt: new Date(created_at) }))
}
