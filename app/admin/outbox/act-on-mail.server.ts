import { z } from 'zod'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { describeMailbox } from '../../platform/base/mailbox'
import { parseInput } from '../../platform/base/parse-input'
import { cancelMail, resendMail, resendParked, retryMailsNow } from '../../platform/mail-queue/manage-mails.server'
import type { Services } from '../../platform/services/services.server'

const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('resend'), id: z.uuid(), copy: z.uuid() }),
  z.object({ intent: z.literal('cancel'), id: z.uuid() }),
])

/** A form resends once, even if submitted twice. @throws {Refusal} 409 being sent or already sent; 404 */
export async function actOnMail(
  services: Pick<Services, 'db' | 'now'>,
  mailId: string,
  fields: FormData,
  colleague: AuditActor,
): Promise<'resent' | 'cancelled'> {
  const action = parseInput(actionSchema, { ...Object.fromEntries(fields), id: mailId })
  const now = services.now()
  const { id } = action
  const isAgain = action.intent === 'resend'
  await services.db.transaction(async (tx) => {
    const mail = action.intent === 'resend' ? await resendMail(tx, id, action.copy, now) : await cancelMail(tx, id, now)
    if (!mail) return
    const { to, subject } = mail
    const entry = { aboutId: id, about: `${subject}, ${describeMailbox(to)}` }
    await recordAudit(tx, { action: isAgain ? 'mail.resent' : 'mail.cancelled', ...entry }, colleague, now)
  })
  return isAgain ? 'resent' : 'cancelled'
}

const allSchema = z.object({ intent: z.enum(['resend_all', 'hurry']) })

export async function actOnOutbox(
  services: Pick<Services, 'db' | 'now'>,
  fields: FormData,
  colleague: AuditActor,
): Promise<'all_resent' | 'hurried'> {
  const { intent } = parseInput(allSchema, Object.fromEntries(fields))
  const now = services.now()
  const isAgain = intent === 'resend_all'
  await services.db.transaction(async (tx) => {
    const mails = isAgain ? await resendParked(tx, now) : await retryMailsNow(tx, now)
    const action = isAgain ? 'mail.all_resent' : 'mail.hurried'
    if (mails > 0) await recordAudit(tx, { action, about: '', details: { mails } }, colleague, now)
  })
  return isAgain ? 'all_resent' : 'hurried'
}
