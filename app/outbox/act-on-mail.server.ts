import { z } from 'zod'
import { type Auditor, recordAudit } from '../audit/record-audit.server'
import { describeMailbox } from '../platform/mailbox'
import { parseInput } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { cancelMail, resendMail } from '../platform/tend-mails.server'

const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('resend'), id: z.uuid(), copy: z.uuid() }),
  z.object({ intent: z.literal('cancel'), id: z.uuid() }),
])

/**
 * Sends a mail once more, or takes it back, as a form says. One form sends it once, however often it arrives.
 * @returns what was done
 * @throws {Refusal} 409 it is on its way, or has gone out already; 404
 */
export async function actOnMail(
  services: Pick<Services, 'db' | 'now'>,
  mailId: string,
  fields: FormData,
  worker: Auditor,
): Promise<'resent' | 'cancelled'> {
  const action = parseInput(actionSchema, { ...Object.fromEntries(fields), id: mailId })
  const now = services.now()
  const { id } = action
  const isAgain = action.intent === 'resend'
  await services.db.transaction(async (tx) => {
    const mail = action.intent === 'resend' ? await resendMail(tx, id, action.copy, now) : await cancelMail(tx, id, now)
    if (!mail) return
    const { to, subject } = mail
    const deed = { aboutId: id, about: `${subject}, ${describeMailbox(to)}` }
    await recordAudit(tx, { action: isAgain ? 'mail.resent' : 'mail.cancelled', ...deed }, worker, now)
  })
  return isAgain ? 'resent' : 'cancelled'
}
