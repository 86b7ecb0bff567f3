import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import type { FinishServices } from '../../files/transfers/finish-upload.server'
import { Refusal } from '../../platform/base/errors'
import { findThreadOfKey } from '../../platform/mail-queue/outbox.server'
import { findMailKey, parseMail } from '../../platform/mail-queue/parse-mail.server'
import { readReport } from '../../platform/mail-queue/read-report.server'
import { takeReport } from '../../platform/mail-queue/take-report.server'
import { isAutomatic, isFromList, MAX_TEXT_LENGTH, plainTextOf, splitQuotation } from './answer-text'
import type { MailResult, ReceivedMail } from './received-mail'
import { recordAnswer } from './record-answer.server'
import { recordNewMessage } from './record-new-message.server'
import { storeMailFiles } from './store-mail-files.server'

/**
 * Stores a mail from a mail server: an answer in the thread of its item, a delivery report in the outbox, and any other mail from a
 * person as a new message. Only the secret in the recipient's address identifies what it answers.
 * @param source the whole mail (RFC 5322)
 * @throws {Refusal} 400 not a mail; 503 or 507: the server must deliver it again
 */
export async function receiveMail(services: FinishServices, source: Uint8Array): Promise<MailResult> {
  const mail = await parseMail(source)
  if (!mail) throw new Refusal('errors.unreadable', 400)
  const report = readReport(mail)
  if (report) return takeReport(services, report)
  const from = senderOf(mail)
  if (!from) return 'ignored'
  const key = findMailKey(mail)
  const itemId = key === null ? null : await findThreadOfKey(services.db, key)
  const automatic = isAutomatic(mail)
  if (itemId === null && (automatic || isFromList(mail))) return 'ignored'
  const received = {
    ...(await readContent(services, mail)),
    id: idOf(mail.messageId ?? source, key),
    mailId: referableId(mail),
    from,
    automatic,
  }
  const result = itemId === null ? null : await recordAnswer(services, itemId, received)
  return result ?? (automatic ? 'ignored' : recordNewMessage(services, received))
}

async function readContent(services: FinishServices, mail: Email) {
  const whole = plainTextOf(mail)
  const { mailFrom, replyAddress } = services.config
  const ours = [mailFrom.address, ...(replyAddress ? [`${replyAddress.slice(0, replyAddress.lastIndexOf('@'))}+`] : [])]
  const { text, quoted } = splitQuotation(
    whole,
    ours.map((address) => address.toLowerCase()),
  )
  const isLong = text.length > MAX_TEXT_LENGTH || quoted.length > MAX_TEXT_LENGTH
  const { uploads, refused } = await storeMailFiles(services, [
    ...mail.attachments,
    ...(isLong
      ? [{ filename: 'mail.txt', mimeType: 'text/plain', disposition: 'attachment' as const, content: whole }]
      : []),
  ])
  return {
    subject: oneLine(mail.subject ?? ''),
    text: text.slice(0, MAX_TEXT_LENGTH),
    quoted: quoted.slice(0, MAX_TEXT_LENGTH),
    uploads,
    refused,
  }
}

/** It becomes a header of our reply, so only a well-formed one is used. */
function referableId({ messageId = '' }: Email): string | null {
  return /^<[!-;=?-~]{3,248}>$/.test(messageId) ? messageId : null
}

const MAX_NAME_LENGTH = 100

function senderOf({ from }: Email): ReceivedMail['from'] | null {
  const address = from?.address?.trim() ?? ''
  if (!/^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/.test(address)) return null
  return { name: oneLine(from?.name ?? '').slice(0, MAX_NAME_LENGTH) || address, address }
}

/** Without control and invisible characters, which could forge lines. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** UUID (version 8, RFC 9562) made from a digest. @param key one mail may answer several of ours */
function idOf(content: string | Uint8Array, key: string | null): string {
  const hex = createHash('sha256').update(content).update(` ${key}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
