import { sql } from 'drizzle-orm'
import { plainDecimal } from '../../lots/facts/decimal'
import { openStatuses } from '../../lots/facts/trade-terms'
import { findLotsToEdit, type LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { quantityText } from '../../lots/presentation/lot-texts'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { canAnswer } from '../availability/answer-check.server'
import { describeGoods } from '../availability/describe-goods'
import { type AvailabilityCheck, findOpenedChecks } from '../availability/find-check.server'

type PresentServices = Pick<Services, 'db' | 'config' | 'now'>

const MAX_SHOWN = 25

/** Presents the supplier's answer page; null if the link is invalid or expired. Read-only. */
export async function presentRound(services: PresentServices, token: string, language: Language, after: string | null) {
  const opened = await findOpenedChecks(services.db, token, services.now())
  if (opened.length === 0) return null
  const following = opened.filter(({ lotId }) => after === null || lotId > after)
  const rest = following.length > 0 ? following : opened
  const shown = rest.slice(0, MAX_SHOWN)
  const checks = []
  for (const check of shown) {
    // Sequentially, because a manifest may have thousands of lines.
    const [found] = await findLotsToEdit(services, [check.lotId])
    if (found) checks.push(presentCheck(services, check, found, language))
  }
  return {
    checks,
    total: opened.length,
    open: await countOpen(services, opened),
    next: rest.length > shown.length ? (shown.at(-1)?.lotId ?? null) : null,
  }
}

async function countOpen({ db }: Pick<Services, 'db'>, opened: readonly AvailabilityCheck[]): Promise<number> {
  const silent = opened.filter(({ answer }) => answer === null).map(({ lotId }) => lotId)
  if (silent.length === 0) return 0
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from lots where id in ${silent} and status in ${[...openStatuses]}`)
  return rows[0]?.open ?? 0
}

function presentCheck(services: PresentServices, check: AvailabilityCheck, found: LotToEdit, language: Language) {
  const { lot } = found.written
  const words = { t: translatorOf(language), language }
  const moment = (at: Date) => formatMoment(at, language, services.config.site.company.timeZone)
  return {
    lotId: check.lotId,
    reference: found.reference,
    ...describeGoods(lot, words),
    unit: words.t(`trade.units.${lot.unit}`),
    asked: moment(check.askedAt),
    canAnswer: canAnswer(check, found),
    answer:
      check.answer === null || check.answeredAt === null
        ? null
        : {
            kind: check.answer,
            at: moment(check.answeredAt),
            left: check.quantity === null ? null : quantityText(plainDecimal(check.quantity), lot.unit, words),
          },
  }
}

export type RoundView = NonNullable<Awaited<ReturnType<typeof presentRound>>>
export type CheckPageView = ReturnType<typeof presentCheck>
