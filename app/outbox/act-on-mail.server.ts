import { z } from 'zod'
import { type Auditor, recordAudit } from '../audit/record-audit.server'
import { describeMailbox } from '../platform/mailbox'
import { parseInput } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { cancelMail, resendMail } from '../platform/tend-mails.server'

const actionSchema = z.object({ id: z.uuid(), intent: z.enum(['resend', 'cancel']) })

/**
 * Sends a mail once more, or takes it back, as a form says.
 * @returns what was done
 * @throws {Refusal} 409 it is on its way, or has gone out already; 404
 */
export async function actOnMail(
  services: Pick<Services, 'db' | 'now'>,
  mailId: string,
  fields: FormData,
  worker: Auditor,
): Promise<'resent' | 'cancelled'> {
  const { id, intent } = parseInput(actionSchema, { id: mailId, intent: fields.get('intent') })
  const now = services.now()
  const isAgain = intent === 'resend'
  await services.db.transaction(async (tx) => {
    const { to, subject } = await (isAgain ? resendMail : cancelMail)(tx, id, now)
    const deed = { aboutId: id, about: `${subject}, ${describeMailbox(to)}` }
    await recordAudit(tx, { action: isAgain ? 'mail.resent' : 'mail.cancelled', ...deed }, worker, now)
  })
  return isAgain ? 'resent' : 'cancelled'
}
