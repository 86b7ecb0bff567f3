export const mailResults = ['answer', 'message', 'automatic', 'stopped', 'failed', 'ignored'] as const
export type MailResult = (typeof mailResults)[number]

export interface ReceivedMail {
  /** UUID derived from the mail, so that a repeated delivery changes nothing. */
  readonly id: string
  /** Its Message-ID, with angle brackets; null if it has no valid one. */
  readonly mailId: string | null
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly quoted: string
  readonly automatic: boolean
  readonly uploads: readonly { readonly name: string; readonly url: string }[]
  readonly refused: readonly string[]
}
