import type { AuditAction } from '../../company/team/audit-actions'
import type { MessageKey } from '../../platform/i18n/translate'

type Underscored<Action> = Action extends `${infer Area}.${infer Verb}` ? `${Area}_${Verb}` : never

/** What an action is called: `mail.resent` by the message `audit.did.mail_resent`. */
export function auditWord(action: AuditAction): MessageKey {
  return `audit.did.${action.replace('.', '_') as Underscored<AuditAction>}`
}
