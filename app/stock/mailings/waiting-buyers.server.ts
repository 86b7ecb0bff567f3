import { sql } from 'drizzle-orm'
import { findWaitingSearches } from '../../catalogue/saved-searches/waiting-searches.server'
import { findWaitingRequests } from '../../inbox/demand/find-buyers.server'
import { findLot, type Lot, type LotSummary } from '../../lots/lots/find-lots.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { findKnownPeople } from './find-recipients.server'
import { type MailingDraft, mailingLimits, type Person } from './mailing-draft'
import { isOnSale } from './mailing-lots.server'

type WaitingServices = Pick<Services, 'db' | 'config' | 'now'>

export interface WaitingBuyer extends Person {
  readonly company: string | null
  readonly requests: readonly { readonly id: string; readonly reference: string }[]
  readonly searches: readonly string[]
}

/** Buyers who wait for a lot, requests first; without its suppliers, those notified of it and those who want no mailings. */
export async function findWaitingBuyers(services: WaitingServices, lot: Lot): Promise<WaitingBuyer[]> {
  if (!isOnSale(services, lot) || lot.demo) return []
  const [requests, searches] = await Promise.all([
    findWaitingRequests(services, lot),
    findWaitingSearches(services, lot),
  ])
  const wanting = [
    ...requests.map(({ id, title, ...buyer }) => ({ ...buyer, requests: [{ id, reference: title }], searches: [] })),
    ...searches.map(({ title, ...buyer }) => ({ ...buyer, company: null, requests: [], searches: [title] })),
  ]
  const found = [...Map.groupBy(wanting, ({ email }) => email.toLowerCase())].flatMap(([email, all]): WaitingBuyer[] =>
    all.slice(0, 1).map(({ name, company, language }) => ({
      ...{ email, name, company },
      language: services.config.site.languages.includes(language) ? language : 'en',
      requests: all.flatMap((each) => each.requests),
      searches: all.flatMap((each) => each.searches),
    })),
  )
  const suppliers = await findSuppliers(services, lot.id)
  const untold = await withoutTold(services.db, [lot], found)
  const known = await findKnownPeople(services.db, untold)
  return untold.filter(({ email }) => !suppliers.has(email) && !known.get(email)?.skipped)
}

/** Addresses a draft with one lot to the buyers who wait for it. Drafts with several lots stay unchanged. */
export async function withWaitingBuyers(services: WaitingServices, draft: MailingDraft): Promise<MailingDraft> {
  const [reference, another] = draft.lots
  if (reference === undefined || another !== undefined) return draft
  const lot = await findLot(services, reference)
  const people = lot ? (await findWaitingBuyers(services, lot)).slice(0, mailingLimits.people) : []
  return { ...draft, waiting: true, people: people.map(({ email, name, language }) => ({ email, name, language })) }
}

/** People who were not notified of any of these lots by a mailing. */
export async function withoutTold<One extends Pick<Person, 'email'>>(
  db: Database | Transaction,
  lots: readonly Pick<LotSummary, 'id'>[],
  people: readonly One[],
): Promise<One[]> {
  const ids = JSON.stringify(lots.map(({ id }) => id))
  const emails = JSON.stringify(people.map(({ email }) => email))
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct email from mailing_recipients join mailing_lots using (mailing_id)
    where lot_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)
      and lower(email) in (select jsonb_array_elements_text(${emails}::jsonb))
      and state in ('waiting', 'queued', 'sent', 'kept')`)
  const told = new Set(rows.map(({ email }) => email))
  return people.filter(({ email }) => !told.has(email))
}

/** Serializes mailings to the buyers who wait for these lots until the transaction ends. */
export async function lockWaiting(tx: Transaction, lots: readonly Pick<LotSummary, 'id'>[]): Promise<void> {
  const ids = JSON.stringify(lots.map(({ id }) => id))
  await tx.execute(sql`
    select from lots where id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid) order by id for no key update`)
}

async function findSuppliers(services: WaitingServices, lotId: string): Promise<ReadonlySet<string>> {
  const { rows } = await services.db.execute<{ email: string }>(sql`
    select lower(email) as email from lot_suppliers where lot_id = ${lotId}
    union select lower(email) from offers join lot_privates on offers.id = supplier_offer_id where lot_id = ${lotId}`)
  return new Set(rows.map(({ email }) => email))
}
