import { formatMoment } from '../i18n/format'
import type { Language } from '../i18n/languages'
import { translatorOf } from '../i18n/messages.server'
import { plainDecimal } from '../lots/decimal'
import { findLotsToEdit } from '../lots/find-lots-to-edit.server'
import { quantityText } from '../lots/lot-words'
import type { Services } from '../platform/services.server'
import { canAnswer } from './answer-check.server'
import { describeGoods } from './describe-goods'
import { findOpenedCheck } from './find-check.server'

/** What the page shows on which a supplier answers; null: the link opens nothing, or no longer. Looking changes nothing. */
export async function presentCheck(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  token: string,
  language: Language,
) {
  const check = await findOpenedCheck(services.db, token, services.now())
  const [found] = check ? await findLotsToEdit(services, [check.lotId]) : []
  if (!check || !found) return null
  const { lot } = found.written
  const words = { t: translatorOf(language), language }
  const moment = (at: Date) => formatMoment(at, language, services.config.site.company.timeZone)
  return {
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

export type CheckPageView = NonNullable<Awaited<ReturnType<typeof presentCheck>>>
