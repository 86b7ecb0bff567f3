import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { findSameGoods } from '../../lots/manifests/find-same-goods.server'
import { formatRecent } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { findBuyers } from '../demand/find-buyers.server'
import { describeGoods } from '../demand/offered-goods.server'
import type { ItemView } from './present-item.server'

export async function presentGoods(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  item: Pick<ItemView, 'id' | 'kind' | 'record'>,
  language: Language,
) {
  if (item.kind !== 'offer') return null
  const country = parsePhoneNumberFromString(item.record.phone?.e164 ?? '')?.country ?? null
  const [same, buyers] = await Promise.all([
    findSameGoods(services, item.id),
    describeGoods(services, item.id, item.record.text).then((goods) => findBuyers(services, goods, country)),
  ])
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    same: same.map(({ id, reference, company, name, share, createdAt }) => ({
      id,
      reference,
      from: company ?? name,
      // A few of many must not round down to 0 %.
      share: percent.format(Math.max(0.01, share)),
      received: formatRecent(createdAt, services.now(), language, services.config.site.company.timeZone),
    })),
    buyers,
  }
}

export type GoodsView = NonNullable<Awaited<ReturnType<typeof presentGoods>>>
