import type { Member } from '../../accounts/identity/session.server'
import { mailFrame } from '../../company/contacts/mail-frame.server'
import { productsAddress } from '../../lots/facts/lot-address'
import type { Transaction } from '../../platform/database/database.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Translate } from '../../platform/i18n/translate'
import type { MailGoods, MailList } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import type { LotCardView } from '../cards/present-cards.server'
import { mailLot } from '../list/mail-lot.server'
import type { LotNewsEntry } from '../search/find-lot-news.server'
import { alertsAddress, issueAlertToken, oneClickUnsubscribeAddress } from './alert-tokens.server'
import type { SavedSearch } from './saved-searches.server'

/** Limits of one mail; `counted` caps the count per search. */
export const alertLimits = { perSearch: 5, perMail: 30, counted: 99 } as const

export interface SearchNews {
  readonly search: SavedSearch
  readonly all: readonly LotNewsEntry[]
  readonly shown: readonly LotNews[]
}

interface LotNews {
  readonly lot: LotCardView
  readonly news: LotNewsEntry['news']
}

/** Queues an alert mail, in the transaction that records the member as notified. */
export async function queueAlert(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  member: Member,
  news: readonly SearchNews[],
): Promise<void> {
  const { config, now } = services
  const { site, publicUrl, mailFrom } = config
  const { language } = member
  const t = translatorOf(language)
  const token = await issueAlertToken(tx, member.id, now())
  const count = new Set(news.flatMap(({ all }) => all.map(({ id }) => id))).size
  const areNew = news.every(({ all }) => all.every((lot) => lot.news === 'new'))
  let room: number = alertLimits.perMail
  const lists = news.map(({ search, all, shown }): MailList => {
    const fitting = shown.slice(0, room)
    room -= fitting.length
    return {
      title: search.name,
      items: fitting.map((lot) => goodsOf(lot, member, publicUrl, t)),
      links: [
        ...moreLink(all.length, fitting.length, t).map((text) => ({
          text,
          href: `${publicUrl}${productsAddress(language)}${search.query === '' ? '' : `?${search.query}`}`,
        })),
        { text: t('alert_mail.off'), href: publicUrl + alertsAddress(language, token, search.id) },
      ],
    }
  })
  const page = {
    ...mailFrame(site, language),
    about: t(areNew ? 'alert_mail.about' : 'alert_mail.about_news'),
    title: t(areNew ? 'saved_searches.new' : 'alert_mail.title_news', { count }),
    lead: t(areNew ? 'alert_mail.lead' : 'alert_mail.lead_news'),
    cells: [
      {
        label: t('alert_mail.way_out'),
        lines: [{ text: t('alert_mail.off_all'), href: publicUrl + alertsAddress(language, token) }],
        wide: true,
      },
    ],
    lists,
    button: { text: t('alert_mail.button'), href: publicUrl + pageAddress('/:lang/saved/searches', language) },
    note: t('alert_mail.note'),
  }
  const { name, email: address } = site.company
  const mail = {
    ...renderMail(page),
    from: mailFrom,
    to: { name: null, address: member.email },
    replyTo: { name, address },
    subject: t(areNew ? 'alert_mail.subject' : 'alert_mail.subject_news', { count, company: name }),
    unsubscribeUrl: publicUrl + oneClickUnsubscribeAddress(token),
  }
  await queueMail(tx, `${ALERT_MAIL_PREFIX}new_lots`, mail, now())
}

export const ALERT_MAIL_PREFIX = 'saved.'

function moreLink(found: number, shown: number, t: Translate): string[] {
  if (found <= shown) return []
  const count = Math.min(found, alertLimits.counted) - shown
  return [found > alertLimits.counted ? t('alert_mail.many_more', { count }) : t('alert_mail.more', { count })]
}

function goodsOf({ lot, news }: LotNews, { language }: Member, publicUrl: string, t: Translate): MailGoods {
  return mailLot(lot, language, publicUrl, news === 'new' ? [] : [t(`alert_mail.${news}`)])
}
