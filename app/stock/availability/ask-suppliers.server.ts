import { randomUUIDv7 } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { openStatuses } from '../../lots/facts/trade-terms'
import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { recordLotEvents } from '../../lots/lots/record-lot-events.server'
import type { LotWriter } from '../../lots/lots/write-lots.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { composeQuestion, type LotAskedAbout } from './availability-mail.server'
import { describeGoods } from './describe-goods'
import { issueAvailabilityToken } from './find-check.server'

type AskServices = Pick<Services, 'db' | 'config' | 'now' | 'log'>
type SendServices = Omit<AskServices, 'log'>

const MAX_AT_ONCE = 200

/** Lots per mail; the next mail covers the rest. */
export const MAX_LOTS = 100

/** Supplier of a lot: the contact set by the team, otherwise the sender of the offer. */
export const supplierColumns = sql`
  coalesce(lot_suppliers.email, offers.email) as email,
  case when lot_suppliers.email is null then offers.name end as name,
  case when lot_suppliers.email is null then offers.language else lot_suppliers.language end as language,
  offers.id as offer_id, offers.reference as offer_reference`

export const lotsWithSuppliers = sql`
  lots left join lot_suppliers on lot_suppliers.lot_id = lots.id
  left join lot_privates on lot_privates.lot_id = lots.id
  left join offers on offers.id = lot_privates.supplier_offer_id`

/** On sale, and not of the demonstration catalogue. */
export const canBeAsked = sql`lots.status in ${[...openStatuses]} and not lots.demo`

const onSale = sql`${canBeAsked} and coalesce(lot_suppliers.asked, true)`

export const addressed = sql`lower(coalesce(lot_suppliers.email, offers.email))`

const lotsOf = (supplier: string) => sql`lots.id in (
  select lot_id from lot_privates where supplier_offer_id in (select id from offers where lower(email) = ${supplier})
  union all select lot_id from lot_suppliers where lower(email) = ${supplier}
) and ${addressed} = ${supplier}`

const notAsked = sql`not exists (
  select from availability_checks as known where known.lot_id = lots.id and known.round = lots.confirmed_at)`

const awaitsReminder = (before: string) => sql`known.answer is null and known.reminded_at is null
  and known.asked_at <= ${before} and known.round = lots.confirmed_at and ${onSale}`

/**
 * Asks suppliers whether their lots on sale are still available, and reminds those who have not answered.
 * One mail covers all lots of a supplier that are due now or before its reminder would be.
 * Each round is asked and reminded once across all nodes and restarts, because record and mail are stored in one transaction.
 */
export async function askSuppliers(services: AskServices, signal?: AbortSignal): Promise<void> {
  const { askBefore, remindBefore } = limitsAt(services)
  const due = await findSuppliers(
    services,
    sql`select ${addressed} as supplier from ${lotsWithSuppliers}
      where ${addressed} is not null and ${onSale} and lots.confirmed_at <= ${askBefore} and ${notAsked}
      group by 1 order by min(lots.confirmed_at), 1 limit ${MAX_AT_ONCE}`,
  )
  await forEachSupplier(services, due, signal, (supplier) => askSupplier(services, supplier))
  const silent = await findSuppliers(
    services,
    sql`select lower(known.email) as supplier from availability_checks as known join ${lotsWithSuppliers} on lots.id = known.lot_id
      where ${awaitsReminder(remindBefore)} group by 1 order by min(known.asked_at), 1 limit ${MAX_AT_ONCE}`,
  )
  await forEachSupplier(services, silent, signal, (supplier) => remind(services, supplier))
}

function limitsAt({ config, now }: SendServices) {
  const { askAfter, remindAfter } = availabilityTimes(config.site.lots.confirmWithinDays)
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString()
  return { askBefore: before(askAfter), joinBefore: before(askAfter - remindAfter), remindBefore: before(remindAfter) }
}

async function findSuppliers({ db }: AskServices, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ supplier: string }>(query)
  return rows.map(({ supplier }) => supplier)
}

/** A failure for one supplier does not stop the others. */
async function forEachSupplier(
  { log }: AskServices,
  suppliers: readonly string[],
  signal: AbortSignal | undefined,
  ask: (supplier: string) => Promise<void>,
): Promise<void> {
  for (const supplier of suppliers) {
    if (signal?.aborted) return
    try {
      await ask(supplier)
    } catch (fault) {
      log.error({ err: fault }, 'a supplier could not be asked')
    }
  }
}

export type LotToAsk = {
  readonly lot_id: string
  readonly check_id: string
  readonly email: string
  readonly name: string | null
  readonly language: Language
  readonly offer_id: string | null
  readonly offer_reference: string | null
}

const LOCK = 7_262_081

/** Serializes mails to one supplier across nodes. */
export async function lockSupplier(tx: Transaction, supplier: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${supplier}))`)
}

async function askSupplier(services: AskServices, supplier: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockSupplier(tx, supplier)
    const { askBefore, joinBefore } = limitsAt(services)
    const { rows } = await tx.execute<LotToAsk & { due: boolean }>(sql`
      select lots.id as lot_id, ${supplierColumns}, lots.confirmed_at <= ${askBefore} as due from ${lotsWithSuppliers}
      where ${lotsOf(supplier)} and ${onSale} and lots.confirmed_at <= ${joinBefore} and ${notAsked}
      order by lots.confirmed_at, lots.id limit ${MAX_LOTS} for update of lots`)
    if (!rows.some(({ due }) => due)) return
    await beginChecks(tx, services, rows, program)
  })
}

const program = { id: null, name: '' }

export async function beginChecks(
  tx: Transaction,
  services: SendServices,
  lots: readonly Omit<LotToAsk, 'check_id'>[],
  actor: CheckActor,
): Promise<void> {
  const asked = lots.map((lot) => ({ ...lot, check_id: randomUUIDv7() }))
  for (const { check_id, lot_id, email, name, language } of asked)
    await tx.execute(sql`
      insert into availability_checks (id, lot_id, round, email, name, language, asked_at)
      select ${check_id}, id, confirmed_at, ${email}, ${name}, ${language}, ${services.now().toISOString()}
      from lots where id = ${lot_id}`)
  await send(tx, services, asked, 'asked', actor)
}

export async function remindOfChecks(
  tx: Transaction,
  services: SendServices,
  asked: readonly LotToAsk[],
  actor: CheckActor,
): Promise<void> {
  const ids = asked.map(({ check_id }) => check_id)
  await tx.execute(sql`
    update availability_checks set reminded_at = ${services.now().toISOString()} where id in ${ids}`)
  await send(tx, services, asked, 'reminded', actor)
}

/** Who asks: a colleague, or the program, which has no id. */
type CheckActor = Pick<LotWriter, 'id' | 'name'>

async function remind(services: AskServices, supplier: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockSupplier(tx, supplier)
    const { rows } = await tx.execute<LotToAsk>(sql`
      select lots.id as lot_id, known.id as check_id, known.email, known.name, known.language,
        offers.id as offer_id, offers.reference as offer_reference
      from availability_checks as known join ${lotsWithSuppliers} on lots.id = known.lot_id
      where lower(known.email) = ${supplier} and ${awaitsReminder(limitsAt(services).remindBefore)}
      order by known.asked_at, lots.id limit ${MAX_LOTS} for update of lots, known`)
    if (rows.length === 0) return
    await remindOfChecks(tx, services, rows, program)
  })
}

async function send(
  tx: Transaction,
  services: SendServices,
  asked: readonly LotToAsk[],
  kind: 'asked' | 'reminded',
  { id, name: who }: CheckActor,
): Promise<void> {
  const now = services.now()
  // The latest offer has the current name and language of the supplier.
  const latest = asked.reduce((last, each) => ((each.offer_id ?? '') > (last.offer_id ?? '') ? each : last))
  const [offer, ...others] = new Map(
    asked.flatMap(({ offer_id: id, offer_reference }) => (id ? [[id, { id, reference: offer_reference ?? '' }]] : [])),
  ).values()
  const { name, email, language } = latest
  const lots: LotAskedAbout[] = []
  for (const { lot_id, check_id } of asked) {
    // Sequentially, because a manifest may have thousands of lines.
    const [found] = await findLotsToEdit(services, [lot_id], tx)
    if (!found) throw new Error('A lot that is locked has gone.')
    const goods = describeGoods(found.written.lot, { t: translatorOf(language), language })
    lots.push({ reference: found.reference, goods })
    await recordLotEvents(tx, [found], kind, { actionId: check_id, id, name: who }, now)
  }
  const token = await issueAvailabilityToken(
    tx,
    asked.map(({ check_id }) => check_id),
    now,
  )
  const mail = composeQuestion(services.config, lots, {
    email,
    name,
    language,
    offer: offer && others.length === 0 ? offer : null,
    token,
    isReminder: kind === 'reminded',
  })
  await queueMail(tx, `availability.${kind}`, mail, now)
}

const DAY = 86_400_000

/** In milliseconds. A supplier gets the last third of `lots.confirmWithinDays` to answer, with a reminder halfway through. */
export function availabilityTimes(days: number) {
  return { askAfter: Math.round((days * DAY * 2) / 3), remindAfter: Math.round((days * DAY) / 6) }
}
