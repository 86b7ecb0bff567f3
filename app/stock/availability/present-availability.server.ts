import { inArray, type SQL, sql } from 'drizzle-orm'
import { plainDecimal } from '../../lots/facts/decimal'
import { isOpen } from '../../lots/facts/trade-terms'
import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { quantityText } from '../../lots/presentation/lot-texts'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { PAUSE_MS } from './ask-now.server'
import { availabilityTimes, lotsWithSuppliers, supplierColumns } from './ask-suppliers.server'
import type { AvailabilityNotice } from './availability-answer'
import { findLatestCheck } from './find-check.server'

type SupplierRow = {
  readonly email: string | null
  readonly name: string | null
  readonly language: Language
  readonly typed: string | null
  readonly asked: boolean
}

export async function presentAvailability(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { id, written }: LotToEdit,
  language: Language,
) {
  const { lot } = written
  const { site } = services.config
  const days = site.lots.confirmWithinDays
  const { askAfter, remindAfter } = availabilityTimes(days)
  const { rows } = await services.db.execute<SupplierRow>(sql`
    select ${supplierColumns}, lot_suppliers.email as typed, coalesce(lot_suppliers.asked, true) as asked
    from ${lotsWithSuppliers} where lots.id = ${id}`)
  const supplier = rows[0]
  const check = await findLatestCheck(services.db, id)
  const words = { t: translatorOf(language), language }
  const moment = (at: Date) => formatMoment(at, language, site.company.timeZone)
  const confirmedAt = lot.confirmedAt ? new Date(lot.confirmedAt) : services.now()
  const wasAsked = check !== null && check.round.getTime() === confirmedAt.getTime()
  const isPaused =
    wasAsked &&
    (check.answer !== null || (check.remindedAt ?? check.askedAt).getTime() > services.now().getTime() - PAUSE_MS)
  const isOnSale = isOpen(lot.status) && written.demo !== true
  const isAsked = Boolean(supplier?.asked && supplier.email)
  const next = wasAsked
    ? check.answer === null && check.remindedAt === null
      ? new Date(check.askedAt.getTime() + remindAfter)
      : null
    : new Date(confirmedAt.getTime() + askAfter)
  return {
    days,
    typed: supplier?.typed ?? '',
    language: supplier?.typed ? supplier.language : language,
    asked: supplier?.asked ?? true,
    canAsk: isOnSale && !isPaused && Boolean(supplier?.email),
    supplier: supplier?.email ? { email: supplier.email, name: supplier.name } : null,
    next: isOnSale && isAsked && next ? moment(next > services.now() ? next : services.now()) : null,
    check: check && {
      askedAt: moment(check.askedAt),
      remindedAt: check.remindedAt && moment(check.remindedAt),
      answer: check.answer,
      answeredAt: check.answeredAt && moment(check.answeredAt),
      left: check.quantity === null ? null : quantityText(plainDecimal(check.quantity), lot.unit, words),
      canTakeOver: check.answer === 'less' && wasAsked && isOnSale,
    },
  }
}

export type AvailabilityView = Awaited<ReturnType<typeof presentAvailability>>

export function hasAvailabilityNotice(told: AvailabilityNotice): SQL {
  return sql`lots.supplier_status = ${told}`
}

export async function findAvailabilityNotices(
  { db }: Pick<Services, 'db'>,
  lotIds: readonly string[],
): Promise<Map<string, { readonly told: AvailabilityNotice; readonly quantity: string | null }>> {
  if (lotIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; told: AvailabilityNotice; quantity: string | null }>(sql`
    select id, supplier_status as told, (
      select quantity from availability_checks where lot_id = lots.id order by asked_at desc, id desc limit 1
    ) as quantity
    from lots where ${inArray(sql`id`, [...lotIds])} and supplier_status is not null`)
  return new Map(rows.map(({ id, told, quantity }) => [id, { told, quantity }]))
}
