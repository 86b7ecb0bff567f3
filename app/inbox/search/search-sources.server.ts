import { type SQL, sql } from 'drizzle-orm'
import type { ItemKind, ItemState } from '../items/item-states'

/** A searchable table with an index of its text, selected as `found`. `columns` are named as in `Found`. */
export interface Source {
  readonly from: SQL
  readonly text: SQL
  /** Whether the text is without punctuation, as the inbox stores it. */
  readonly isPlain?: boolean
  readonly where?: SQL
  readonly newest: SQL
  readonly columns: SQL
  readonly joins?: SQL
}

export interface Found {
  readonly item: string | null
  readonly lot: string | null
  readonly kind: ItemKind | null
  readonly state: ItemState | null
  readonly reference: string | null
  readonly title: string
  readonly text: string | null
  readonly at: string | null
}

const none = sql`null`
const article = (line: SQL) =>
  sql`search_words(${line}.name || ' ' || coalesce(${line}.gtin, '') || ' ' || coalesce(${line}.sku, ''))`

const items: Source = {
  from: sql`inbox_items`,
  text: sql`latin_letters(found.words)`,
  isPlain: true,
  newest: sql`found.received_at desc, found.id desc`,
  columns: sql`found.id::text as item, ${none} as lot, found.kind, found.state, found.reference,
    coalesce(found.company, found.name) as title, found.summary as text, found.received_at as at`,
}

const messages: Source = {
  from: sql`inbox_events`,
  where: sql`found.kind in ('note', 'reply', 'wrote')`,
  text: sql`search_words(found.became ->> 'text')`,
  newest: sql`found.created_at desc, found.id desc`,
  joins: sql`join inbox_items on inbox_items.id = found.item_id`,
  columns: sql`found.item_id::text as item, ${none} as lot, inbox_items.kind, inbox_items.state, inbox_items.reference,
    found.who as title, found.became ->> 'text' as text, found.created_at as at`,
}

const members: Source = {
  from: sql`members`,
  text: sql`search_words(found.words)`,
  newest: sql`found.created_at desc, found.id desc`,
  columns: sql`${none} as item, ${none} as lot, ${none} as kind, ${none} as state, found.email as reference,
    found.name as title, found.company as text, found.created_at as at`,
}

const senders: Source = {
  from: sql`inbox_items`,
  text: sql`search_words(found.name || ' ' || coalesce(found.company, '') || ' ' || found.email)`,
  newest: sql`found.received_at desc, found.id desc`,
  columns: sql`found.id::text as item, ${none} as lot, ${none} as kind, ${none} as state, found.email as reference,
    found.name as title, found.company as text, found.received_at as at`,
}

const lotColumns = sql`${none} as item, lots.reference as lot, ${none} as kind, ${none} as state, lots.reference,
  text.title, lots.status as text, lots.created_at as at`
const lotText = sql`join lot_texts as text on text.lot_id = lots.id and text.language = lots.main_language`

const titles: Source = {
  from: sql`lot_texts`,
  text: sql`search_words(found.title)`,
  newest: sql`lots.created_at desc, lots.id desc`,
  joins: sql`join lots on lots.id = found.lot_id ${lotText}`,
  columns: lotColumns,
}

const numbers: Source = {
  from: sql`lots`,
  text: sql`search_words(found.reference || ' ' || coalesce(found.external_id, ''))`,
  newest: sql`found.created_at desc, found.id desc`,
  joins: sql`join lots on lots.id = found.id ${lotText}`,
  columns: lotColumns,
}

const lotArticles: Source = {
  from: sql`lot_lines`,
  text: article(sql`found`),
  newest: sql`found.lot_id desc, found.no`,
  joins: sql`join lots on lots.id = found.lot_id`,
  columns: sql`${none} as item, lots.reference as lot, ${none} as kind, ${none} as state, lots.reference,
    found.name as title, coalesce(found.gtin, found.sku) as text, null::timestamptz as at`,
}

const offeredArticles: Source = {
  from: sql`manifest_lines`,
  text: article(sql`found`),
  newest: sql`found.file_id desc, found.no`,
  joins: sql`join attachments on attachments.file_id = found.file_id join offers on offers.id = attachments.offer_id`,
  columns: sql`offers.id::text as item, ${none} as lot, 'offer' as kind, offers.status as state, offers.reference,
    found.name as title, coalesce(found.gtin, found.sku) as text, offers.created_at as at`,
}

const files: Source = {
  from: sql`files`,
  where: sql`found.claimed_at is not null`,
  text: sql`search_words(found.name)`,
  newest: sql`found.created_at desc, found.id desc`,
  joins: sql`left join attachments on attachments.file_id = found.id left join offers on offers.id = attachments.offer_id
    left join lateral (
      select lot_id from lot_documents where file_id = found.id union all select lot_id from lot_photos where file_id = found.id limit 1
    ) as shown on true left join lots on lots.id = shown.lot_id`,
  columns: sql`offers.id::text as item, lots.reference as lot, ${none} as kind, ${none} as state,
    coalesce(offers.reference, lots.reference) as reference, found.name as title, ${none} as text, found.created_at as at`,
}

export const searchKinds = ['items', 'messages', 'contacts', 'lots', 'articles', 'files'] as const
export type SearchKind = (typeof searchKinds)[number]

export const sources: Readonly<Record<SearchKind, readonly Source[]>> = {
  items: [items],
  messages: [messages],
  contacts: [members, senders],
  lots: [numbers, titles],
  articles: [lotArticles, offeredArticles],
  files: [files],
}
