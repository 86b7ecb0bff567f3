import type { AuditAction } from '../../company/audit/audit-actions'
import type { MessageKey } from '../../platform/i18n/translate'

export const auditWords: Readonly<Record<AuditAction, MessageKey>> = {
  'mail.resent': 'audit.did.mail_resent',
  'mail.all_resent': 'audit.did.mail_all_resent',
  'mail.hurried': 'audit.did.mail_hurried',
  'mail.cancelled': 'audit.did.mail_cancelled',
  'mailing.sent': 'audit.did.mailing_sent',
  'mailing.stopped': 'audit.did.mailing_stopped',
  'mailing.resumed': 'audit.did.mailing_resumed',
  'address.stopped': 'audit.did.address_stopped',
  'address.lifted': 'audit.did.address_lifted',
  'team.invited': 'audit.did.team_invited',
  'team.removed': 'audit.did.team_removed',
  'person.exported': 'audit.did.person_exported',
  'person.erased': 'audit.did.person_erased',
  'subscriber.unsubscribed': 'audit.did.subscriber_unsubscribed',
  'subscribers.exported': 'audit.did.subscribers_exported',
  'lots.imported': 'audit.did.lots_imported',
  'lots.import_taken_back': 'audit.did.lots_import_taken_back',
  'lot.sold': 'audit.did.lot_sold',
  'lot.reserved': 'audit.did.lot_reserved',
  'sale.cancelled': 'audit.did.sale_cancelled',
  'member.approved': 'audit.did.member_approved',
  'member.refused': 'audit.did.member_refused',
  'member.blocked': 'audit.did.member_blocked',
  'member.factor_ended': 'audit.did.member_factor_ended',
}
