import type { Email } from 'postal-mime'
import { findMailKey } from './parse-mail.server'

/** A mail server's report. Its recipient address is unverified and not read. */
export interface DeliveryReport {
  /** Secret of the mail's return path; null if the report went elsewhere. */
  readonly key: string | null
  /** Permanent failure; otherwise delayed, relayed or delivered. */
  readonly failed: boolean
  /** From the reply code on: `550 5.1.1 No such user`. */
  readonly answer: string
}

/** Longest stored answer, in characters. */
const WORDS = 500

/** Reads a delivery report (RFC 3464); the returned mail in it is ignored. @returns null if it is not a report */
export function readReport(mail: Email): DeliveryReport | null {
  const status = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!status) return null
  // The first paragraph describes the report, the next ones recipients; our mails have one.
  const [, fields] = textOf(status.content)
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map(readFields)
  if (!fields) return null
  return { key: findMailKey(mail), failed: fields.get('action')?.toLowerCase() === 'failed', answer: answerIn(fields) }
}

function textOf(content: Email['attachments'][number]['content']): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Lines that begin with a blank continue the previous one. */
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

/** The last server's answer, else the reporting server's status. */
function answerIn(fields: ReadonlyMap<string, string>): string {
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const spoken = /^smtp;\s*(\d{3})[ -](.*)$/i.exec(fields.get('diagnostic-code') ?? '')
  const [, code = '', words = ''] = spoken ?? []
  if (spoken && (/^\d\.\d/.test(words) || /^(?:\d\.0\.0)?$/.test(status))) return `${code} ${words}`
  return spoken ? `${code} ${status} ${words}` : `${status.startsWith('5') ? '550' : '450'} ${status}`.trim()
}
