import { translatorOf } from '../i18n/messages.server'
import { queueMail } from '../mails/outbox.server'
import type { Transaction } from '../platform/database.server'
import type { MailContent } from '../platform/mail.server'
import type { Services } from '../platform/services.server'
import { languageOfTeam, type MailSettings, mailToBuyer, mailToTeam } from './buyer-mail.server'
import { describeWish } from './request-cells.server'
import type { buyingRequests } from './requests.table.server'

/** What the two mails about a new buying request tell. */
export type RequestForMail = Omit<
  typeof buyingRequests.$inferSelect,
  'submission' | 'status' | 'lostBecause' | 'quarantineReason' | 'channel'
>

/** Queues both mails about a new buying request in the transaction that stores it: one to the team, one to the buyer. */
export async function queueRequestMails(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  request: RequestForMail,
): Promise<void> {
  const { id: thread } = request
  await queueMail(tx, 'request.team', { ...composeTeamMail(services.config, request), thread }, services.now())
  await queueMail(tx, 'request.buyer', { ...composeBuyerMail(services.config, request), thread }, services.now())
}

function composeTeamMail(config: MailSettings, request: RequestForMail): MailContent {
  const language = languageOfTeam(config)
  const t = translatorOf(language)
  const { reference, company } = request
  return mailToTeam(config, request, {
    about: t('request_mail.team_about'),
    subject: t('request_mail.team_subject', { reference, company }),
    cells: describeWish(request, language),
  })
}

function composeBuyerMail(config: MailSettings, request: RequestForMail): MailContent {
  const { language, reference } = request
  const t = translatorOf(language)
  return mailToBuyer(config, request, {
    subject: t('request_mail.buyer_subject', { reference }),
    title: t('request_mail.buyer_title'),
    lead: 'request_mail.buyer_lead',
    cells: describeWish(request, language),
  })
}
