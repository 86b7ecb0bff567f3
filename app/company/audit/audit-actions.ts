/** What the audit trail tells of: the kind of thing, and what was done to it. */
export const auditActions = [
  'mail.resent',
  'mail.all_resent',
  'mail.hurried',
  'mail.cancelled',
  'mailing.sent',
  'mailing.stopped',
  'mailing.resumed',
  'address.stopped',
  'address.lifted',
  'team.invited',
  'team.removed',
  'person.exported',
  'person.erased',
  'subscriber.unsubscribed',
  'subscribers.exported',
  'lots.imported',
  'lots.import_taken_back',
  'member.approved',
  'member.refused',
  'member.blocked',
  'member.factor_ended',
] as const

export type AuditAction = (typeof auditActions)[number]
