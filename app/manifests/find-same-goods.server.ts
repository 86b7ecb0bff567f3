import { sql } from 'drizzle-orm'
import type { Services } from '../platform/services.server'

/** Different GTINs that are compared: of a longer list they stand for all. */
const COMPARED = 2_000
const MOST_SHOWN = 10

/** Another offer with some of the same goods. */
export interface SameGoods {
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly company: string | null
  readonly status: string
  readonly createdAt: Date
  /** Of this offer's different GTINs, which part the other one has, too: above 0, up to 1. */
  readonly share: number
}

/** Other offers whose lists have the same GTINs as the lists of an offer, those with most of them first. */
export async function findSameGoods({ db }: Pick<Services, 'db'>, offerId: string): Promise<SameGoods[]> {
  const { rows } = await db.execute<
    Omit<SameGoods, 'createdAt'> & { created_at: string } & Record<string, unknown>
  >(sql`
    with mine as materialized (
      select gtin from (
        select distinct lpad(gtin, 14, '0') as gtin from manifest_lines join attachments using (file_id)
        where offer_id = ${offerId} and gtin is not null
      ) every order by hashtext(gtin) limit ${COMPARED}
    )
    select offers.id, offers.reference, offers.name, offers.company, offers.status, offers.created_at,
      count(distinct mine.gtin)::float / (select count(*) from mine) as share
    from mine
      join manifest_lines line on lpad(line.gtin, 14, '0') = mine.gtin and line.gtin is not null
      join attachments on attachments.file_id = line.file_id and offer_id <> ${offerId}
      join offers on offers.id = offer_id and offers.status <> 'spam'
    group by offers.id
    order by share desc, offers.created_at desc limit ${MOST_SHOWN}`)
  return rows.map(({ created_at, ...offer }) => ({ ...offer, createdAt: new Date(created_at) }))
}
