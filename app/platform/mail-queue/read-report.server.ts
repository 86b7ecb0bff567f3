import PostalMime, { type Email } from 'postal-mime'
import { readReturnPath } from '../mail/return-path'

/** What a mail server's report says of a mail. What it says of the recipient's address is nobody's word: it is not read. */
export interface DeliveryReport {
  /** The secret of the mail's return path; null: the report went to no such address. */
  readonly key: string | null
  /** The mail has come back for good; else it is late, was passed on, or has arrived. */
  readonly failed: boolean
  /** The last server's answer from its reply code on: `550 5.1.1 No such user`. */
  readonly answer: string
}

/** Headers that name whom a report went to: the return path of the mail that it is about. */
const ADDRESSED = ['to', 'delivered-to', 'x-original-to', 'envelope-to']

/** Longest part of a server's words that is worth keeping, in characters. */
const WORDS = 500

/**
 * Reads a report of a mail server on the way of one of our mails (RFC 3464), as it came. What else is in it, such as the mail
 * itself, is not looked at.
 * @returns null when it is none
 */
export async function readReport(source: Uint8Array): Promise<DeliveryReport | null> {
  const mail = await parse(source)
  const status = mail?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!mail || typeof status?.content !== 'string') return null
  // The first paragraph is about the report, each other one about a recipient: ours have one.
  const [, fields] = status.content
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map(readFields)
  if (!fields) return null
  return { key: keyIn(mail), failed: fields.get('action')?.toLowerCase() === 'failed', answer: answerIn(fields) }
}

async function parse(source: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(source, {
      forceRfc822Attachments: true,
      attachmentEncoding: 'utf8',
      maxNestingDepth: 20,
      maxHeadersSize: 65_536,
    })
  } catch {
    return null
  }
}

function keyIn({ headers }: Email): string | null {
  for (const { key, value } of headers) {
    const address = ADDRESSED.includes(key) ? /[^\s<>,;"]+@[^\s<>,;"]+/.exec(value.slice(0, 1_000))?.[0] : undefined
    const found = address === undefined ? null : readReturnPath(address)
    if (found !== null) return found
  }
  return null
}

/** Lines that begin with a blank go on with the one before. */
function readFields(paragraph: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of paragraph
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
    .slice(0, 100)) {
    const end = line.indexOf(':')
    const name = line.slice(0, Math.max(end, 0)).trim().toLowerCase()
    if (name !== '' && !fields.has(name))
      fields.set(
        name,
        line
          .slice(end + 1)
          .trim()
          .slice(0, WORDS),
      )
  }
  return fields
}

/** The last server's own words where the report has them, or else the status that the reporting one has made of it. */
function answerIn(fields: ReadonlyMap<string, string>): string {
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const spoken = /^smtp;\s*(\d{3})[ -](.*)$/i.exec(fields.get('diagnostic-code') ?? '')
  const [, code = '', words = ''] = spoken ?? []
  if (spoken && (/^\d\.\d/.test(words) || /^(?:\d\.0\.0)?$/.test(status))) return `${code} ${words}`
  return spoken ? `${code} ${status} ${words}` : `${status.startsWith('5') ? '550' : '450'} ${status}`.trim()
}
