import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockItems } from '../../inbox/items/change-item.server'
import { recordSenderAction } from '../../inbox/replies/record-sender-action.server'
import { plainDecimal, thousandths } from '../../lots/facts/decimal'
import { isOpen } from '../../lots/facts/trade-terms'
import { prepareChange } from '../../lots/lots/edit-lots.server'
import { type LotToEdit, requireLotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { rejection } from '../../lots/lots/lot-rejection.server'
import type { LotInput } from '../../lots/lots/lot-schema'
import { recordLotEvents } from '../../lots/lots/record-lot-events.server'
import { acquireLotLock, writeLotsInTransaction } from '../../lots/lots/write-lots.server'
import { formatQuantity } from '../../lots/presentation/lot-texts'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { availabilityChecks } from './availability.table.server'
import type { AvailabilityAnswer } from './availability-answer'
import { composeAnswerNotice } from './availability-mail.server'
import { type AvailabilityCheck, findOpenedChecks } from './find-check.server'

type AnswerServices = Pick<Services, 'db' | 'config' | 'now'>

const LIMIT: RateLimit = { most: 20, seconds: 3_600 }

/** Whether a supplier can still answer: the lot is on sale, or unedited since their own answer took it off sale. */
export function canAnswer(check: AvailabilityCheck, lot: Pick<LotToEdit, 'version' | 'written'>): boolean {
  const { status } = lot.written.lot
  if (isOpen(status)) return true
  return check.answer === 'gone' && status === 'withdrawn' && check.lotVersion === lot.version
}

/**
 * Stores a supplier's answer. Available confirms the lot; gone withdraws it. Less marks it unconfirmed until the team sets the quantity,
 * because prices and manifest depend on it. Repeating an answer changes nothing; a different answer replaces it.
 * @param lotId required if the link covers several lots
 * @throws {Refusal} 404 invalid link; 409 `availability.closed`: the team took the lot off sale; 429
 * @throws {InvalidInput} the remaining quantity is not less than before
 */
export async function recordAnswer(
  services: AnswerServices,
  token: string,
  said: AvailabilityAnswer,
  lotId?: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await acquireLotLock(tx)
    const opened = await findOpenedChecks(tx, token, services.now(), true)
    const [check, ...more] = opened.filter((each) => lotId === undefined || each.lotId === lotId)
    if (!check || more.length > 0) throw new Refusal('errors.not_found', 404)
    await takeAnswer(tx, services, check, said)
  })
}

/** Confirms all unanswered lots of a link. Lots answered otherwise or no longer on sale are skipped. @throws {Refusal} 404 invalid link */
export async function confirmAll(services: AnswerServices, token: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await acquireLotLock(tx)
    const opened = await findOpenedChecks(tx, token, services.now(), true)
    if (opened.length === 0) throw new Refusal('errors.not_found', 404)
    for (const check of opened.filter(({ answer }) => answer === null)) {
      try {
        await tx.transaction((part) => takeAnswer(part, services, check, { answer: 'available' }))
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault
      }
    }
  })
}

async function takeAnswer(
  tx: Transaction,
  services: AnswerServices,
  check: AvailabilityCheck,
  said: AvailabilityAnswer,
): Promise<void> {
  const now = services.now()
  const found = await requireLotToEdit(services, check.lotId, tx, true)
  if (!canAnswer(check, found)) throw new Refusal('availability.closed', 409)
  const { lot } = found.written
  const quantity = said.answer === 'less' ? said.quantity : null
  if (quantity !== null && thousandths(quantity) >= thousandths(lot.quantity))
    throw new InvalidInput({ quantity: ['availability.not_less'] })
  const isRepeated = check.answer === said.answer && plainDecimal(check.quantity ?? '') === (quantity ?? '')
  if (isRepeated && check.lotVersion === found.version) return
  await consumeLimit(tx, `availability:${check.id}`, LIMIT, now)
  const lotVersion = await applyAnswer(tx, services, found, said)
  await tx
    .update(availabilityChecks)
    .set({ answer: said.answer, quantity, answeredAt: now, lotVersion })
    .where(eq(availabilityChecks.id, check.id))
  // No mail for a plain confirmation, unless it corrects an earlier answer.
  if (said.answer === 'available' && (check.answer === null || check.answer === 'available')) return
  await queueMail(
    tx,
    'availability.team',
    composeAnswerNotice(services.config, { reference: found.reference, lot }, said, check),
    now,
  )
  await tellInbox(tx, check, found, said, now)
}

async function applyAnswer(
  tx: Transaction,
  services: AnswerServices,
  found: LotToEdit,
  said: AvailabilityAnswer,
): Promise<number> {
  const { lot } = found.written
  const now = services.now()
  const kind = `supplier_${said.answer}` as const
  const writer = { actionId: randomUUIDv7(), id: null, name: '' }
  try {
    const { fields, change } = prepareChange(found, { ...lot, ...consequence(lot, said, now) }, kind)
    if (fields.length === 0) {
      await recordLotEvents(tx, [found], kind, writer, now)
      return found.version
    }
    await writeLotsInTransaction(tx, services, [change], writer)
    return found.version + 1
  } catch (fault) {
    // No answer can restore what has expired, such as food past its date.
    if (rejection(fault)) throw new Refusal('availability.closed', 409, { cause: fault })
    throw fault
  }
}

/** Changes to the lot. A reservation stays as long as goods are available. */
function consequence(lot: LotInput, { answer }: AvailabilityAnswer, now: Date): Partial<LotInput> {
  const isReserved = lot.status === 'on_option'
  switch (answer) {
    case 'available':
      return { confirmedAt: now.toISOString(), ...(!isReserved && { status: 'published', publishAt: null }) }
    case 'gone':
      return { status: 'withdrawn', optionUntil: null, publishAt: null, withdrawAt: null }
    case 'less':
      return isReserved ? {} : { status: 'unconfirmed', publishAt: null }
  }
}

/** Reopens the offer behind the lot in the inbox, with the answer in its conversation. */
async function tellInbox(
  tx: Transaction,
  check: AvailabilityCheck,
  { reference, written }: LotToEdit,
  said: AvailabilityAnswer,
  now: Date,
): Promise<void> {
  const { supplierOfferId } = written.lot.private
  const [item] = supplierOfferId ? await lockItems(tx, [{ id: supplierOfferId }]) : []
  if (!item || item.box === 'quarantine' || item.email.toLowerCase() !== check.email.toLowerCase()) return
  const t = translatorOf(check.language)
  const left = said.answer === 'less' ? ` (${formatQuantity(said.quantity, check.language)})` : ''
  const text = `${reference}: ${t(`availability.answer.${said.answer}`)}${left}`
  await recordSenderAction(
    tx,
    item,
    { id: randomUUIDv7(), kind: 'wrote', was: { state: item.state }, became: { text } },
    now,
  )
}
