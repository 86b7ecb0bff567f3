import { convert } from 'html-to-text'
import type { Email } from 'postal-mime'

interface AnswerText {
  readonly text: string
  /** Quoted text after the answer, usually our own mail; may be empty. */
  readonly quoted: string
}

/** In characters; a longer text is stored as a file. */
export const MAX_TEXT_LENGTH = 20_000

/** In characters. Generous, because quoted threads repeat themselves. */
const MAX_HTML_LENGTH = 1_000_000

/** The plain text of a mail, or of its HTML. Control characters and line endings are normalized. */
export function plainTextOf({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const plain = text?.trim() ? text : toText((html ?? '').slice(0, MAX_HTML_LENGTH))
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

function toText(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: MAX_HTML_LENGTH, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
}

/** Cuts off the quotation, from a line with our address in brackets, else from the last block of ">" lines. @param ours in lower case */
export function splitQuotation(text: string, ours: readonly string[]): AnswerText {
  const lines = text.split('\n')
  const named = lines.findIndex((line) => namesOneOf(ours, line.toLowerCase()))
  const start = named === -1 ? startOfMarked(lines) : startOfIntroduction(lines, named)
  const answer = lines.slice(0, start).join('\n').trim()
  // An answer written below or within the quotation.
  return answer === '' ? { text, quoted: '' } : { text: answer, quoted: lines.slice(start).join('\n').trim() }
}

/** Senders stand in brackets: `<office@…>`, `[mailto:office@…]`. */
function namesOneOf(ours: readonly string[], line: string): boolean {
  return ours.some((address) => ['<', '[', '(', 'mailto:'].some((before) => line.includes(before + address)))
}

/** The introduction may be wrapped before the address, and Outlook draws a line above it. */
function startOfIntroduction(lines: readonly string[], named: number): number {
  const isWrapped = /^\s*(?:>\s*)?</.test(lines[named] ?? '') && (lines[named - 1] ?? '').trim() !== ''
  const first = isWrapped ? named - 1 : named
  return /^\s*[_-]{5,}/.test(lines[first - 1] ?? '') ? first - 1 : first
}

function startOfMarked(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  const first = lines.findIndex((line, index) => index > last && line.startsWith('>'))
  if (first === -1) return lines.length
  // The line above introduces the quotation: "On Monday Ines wrote:".
  return /:\s*$/.test(lines[last] ?? '') ? last : first
}

/** Whether a program wrote a mail, such as an out-of-office note or a receipt (RFC 3834). */
export function isAutomatic({ headers, returnPath }: Pick<Email, 'headers' | 'returnPath'>): boolean {
  const submitted = headerOf(headers, 'auto-submitted')
  return (
    (submitted !== undefined && submitted !== 'no') ||
    headerOf(headers, 'precedence') === 'auto_reply' ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply-from'].some((name) => headerOf(headers, name) !== undefined) ||
    headerOf(headers, 'return-path') === '<>' ||
    returnPath === ''
  )
}

/** Whether a mail came through a mailing list (RFC 2919), such as one of the sender's company. */
export function isFromList({ headers }: Pick<Email, 'headers'>): boolean {
  return (
    headerOf(headers, 'list-id') !== undefined || /^(?:bulk|junk|list)$/.test(headerOf(headers, 'precedence') ?? '')
  )
}

function headerOf(headers: Email['headers'], name: string): string | undefined {
  return headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase()
}
