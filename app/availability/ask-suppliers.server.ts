import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../i18n/languages'
import { findLotsToEdit } from '../lots/find-lots-to-edit.server'
import { noteLotEvent } from '../lots/note-lot-event.server'
import { openStatuses } from '../lots/trade-terms'
import type { Transaction } from '../platform/database.server'
import { queueMail } from '../platform/outbox.server'
import type { Services } from '../platform/services.server'
import { availabilityChecks } from './availability.table.server'
import { composeQuestion } from './availability-mail.server'
import { availabilityTimes } from './availability-times'
import { issueAvailabilityToken } from './availability-tokens.server'

type AskServices = Pick<Services, 'db' | 'config' | 'now' | 'log'>

/** Lots that are asked about in one run; the next one goes on. */
const MOST_AT_ONCE = 200

/** Who answers for the goods of a lot: whoever the team has named, or else whose offer it was. */
export const supplierColumns = sql`
  coalesce(lot_suppliers.email, offers.email) as email,
  case when lot_suppliers.email is null then offers.name end as name,
  case when lot_suppliers.email is null then offers.language else lot_suppliers.language end as language,
  offers.id as offer_id, offers.reference as offer_reference`

/** Lots with what is known of their suppliers. */
export const lotsWithSuppliers = sql`
  lots left join lot_suppliers on lot_suppliers.lot_id = lots.id
  left join lot_privates on lot_privates.lot_id = lots.id
  left join offers on offers.id = lot_privates.supplier_offer_id`

const onSale = sql`lots.status in (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)}) and not lots.demo and coalesce(lot_suppliers.asked, true)`

/**
 * Asks suppliers whether goods that we have on sale are still there, and reminds those who have not answered. Each is asked once
 * and reminded once of the same, however many nodes do it and whenever one of them stops: what says so and the mail are stored
 * together.
 */
export async function askSuppliers(services: AskServices, signal?: AbortSignal): Promise<void> {
  const now = services.now()
  const { askAfter, remindAfter } = availabilityTimes(services.config.site.lots.confirmWithinDays)
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const due = await findIds(
    services,
    sql`select lots.id from ${lotsWithSuppliers}
      where lots.id in (
        select lot_id from lot_privates where supplier_offer_id is not null
        union all select lot_id from lot_suppliers where email is not null and asked
      ) and ${onSale} and lots.confirmed_at <= ${before(askAfter)} and not exists (
        select from availability_checks as known where known.lot_id = lots.id and known.round = lots.confirmed_at
      )
      order by lots.confirmed_at, lots.id limit ${MOST_AT_ONCE}`,
  )
  await each(services, due, signal, (lotId) => askAbout(services, lotId))
  const silent = await findIds(
    services,
    sql`select known.id from availability_checks as known join ${lotsWithSuppliers} on lots.id = known.lot_id
      where known.answer is null and known.reminded_at is null and known.asked_at <= ${before(remindAfter)}
        and known.round = lots.confirmed_at and ${onSale}
      order by known.asked_at, known.id limit ${MOST_AT_ONCE}`,
  )
  await each(services, silent, signal, (checkId) => remind(services, checkId))
}

async function findIds({ db }: AskServices, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

/** What fails for one keeps nobody else from being asked. */
async function each(
  { log }: AskServices,
  ids: readonly string[],
  signal: AbortSignal | undefined,
  ask: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    if (signal?.aborted) return
    try {
      await ask(id)
    } catch (fault) {
      log.error({ err: fault, id }, 'a supplier could not be asked')
    }
  }
}

type Supplier = {
  readonly email: string
  readonly name: string | null
  readonly language: Language
  readonly offer_id: string | null
  readonly offer_reference: string | null
}

/** Asks about one lot. Whoever does the same at the same time waits here, and then finds that it was asked about. */
async function askAbout(services: AskServices, lotId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.now()
    const checkId = randomUUIDv7()
    const supplier = await lockSupplier(tx, lotId)
    if (!supplier) return
    const { rows } = await tx.execute(sql`
      insert into availability_checks (id, lot_id, round, email, name, language, asked_at)
      select ${checkId}, id, confirmed_at, ${supplier.email}, ${supplier.name}, ${supplier.language}, ${now.toISOString()}
      from lots where id = ${lotId} on conflict (lot_id, round) do nothing returning id`)
    if (rows.length > 0) await send(tx, services, { id: checkId, lotId }, supplier, 'asked')
  })
}

async function remind(services: AskServices, checkId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { id, answer, remindedAt } = availabilityChecks
    const [check] = await tx
      .update(availabilityChecks)
      .set({ remindedAt: services.now() })
      .where(and(eq(id, checkId), isNull(answer), isNull(remindedAt)))
      .returning()
    if (!check) return
    const supplier = await lockSupplier(tx, check.lotId)
    const { email, name, language } = check
    // Whom the question went to is who is reminded of it.
    if (supplier) await send(tx, services, check, { ...supplier, email, name, language }, 'reminded')
  })
}

async function lockSupplier(tx: Transaction, lotId: string): Promise<Supplier | null> {
  const { rows } = await tx.execute<Supplier>(sql`
    select ${supplierColumns} from ${lotsWithSuppliers}
    where lots.id = ${lotId} and ${onSale} and coalesce(lot_suppliers.email, offers.email) is not null
    for update of lots`)
  return rows[0] ?? null
}

async function send(
  tx: Transaction,
  services: AskServices,
  check: { readonly id: string; readonly lotId: string },
  supplier: Supplier,
  kind: 'asked' | 'reminded',
): Promise<void> {
  const now = services.now()
  const [found] = await findLotsToEdit(services, [check.lotId], tx)
  if (!found) throw new Error('A lot that is locked has gone.')
  const token = await issueAvailabilityToken(tx, check.id, now)
  const lot = { reference: found.reference, lot: found.written.lot }
  const mail = composeQuestion(services.config, lot, {
    email: supplier.email,
    name: supplier.name,
    language: supplier.language,
    offer: supplier.offer_id === null ? null : { id: supplier.offer_id, reference: supplier.offer_reference ?? '' },
    token,
    isReminder: kind === 'reminded',
  })
  await queueMail(tx, `availability.${kind}`, mail, now)
  await noteLotEvent(tx, found, kind, { actionId: check.id, id: null, name: '' }, now)
}
