import type { Transaction } from '../../platform/database/database.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import { queueReceipt } from '../../platform/mail-queue/queue-receipt.server'
import type { Services } from '../../platform/services/services.server'
import { languageOfTeam, type MailSettings, mailToBuyer, mailToTeam } from './buyer-mail.server'
import { describeWish } from './request-cells.server'
import type { buyingRequests } from './requests.table.server'

export type RequestForMail = Omit<
  typeof buyingRequests.$inferSelect,
  'submission' | 'status' | 'lostBecause' | 'quarantineReason' | 'channel'
>

/** Queues the mails to team and buyer in the transaction that stores the request. @param isProven whether the address is verified */
export async function queueRequestMails(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  request: RequestForMail,
  isProven: boolean,
): Promise<void> {
  const { id: thread } = request
  const now = services.now()
  await queueMail(tx, 'request.team', { ...composeTeamMail(services.config, request), thread }, now)
  const toBuyer = composeBuyerMail(services.config, request, isProven)
  await queueReceipt(tx, 'request.buyer', { ...toBuyer, thread }, { isProven, now })
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

function composeBuyerMail(config: MailSettings, request: RequestForMail, isProven: boolean): MailContent {
  const { language, reference } = request
  const t = translatorOf(language)
  return mailToBuyer(config, request, {
    subject: t('request_mail.buyer_subject', { reference }),
    title: t('request_mail.buyer_title'),
    lead: isProven ? 'request_mail.buyer_lead' : 'request_mail.unproven_lead',
    cells: isProven ? describeWish(request, language) : [],
    isProven,
  })
}
