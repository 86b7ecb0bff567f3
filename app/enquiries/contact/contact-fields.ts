import type { FieldErrors } from '../../platform/base/errors'

/** The boxes of the contact form in their order. */
export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Most characters of each box. The browser stops typing there; the server refuses beyond. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 200, email: 254, message: 10_000 }

/** What stands in the boxes. */
export type TypedMessage = Readonly<Record<ContactField, string>>

/** What is wrong, by box: a message key. */
export type ContactFaults = Readonly<Partial<Record<ContactField, string>>>

/** What the form carries besides its boxes, by the names it is sent under. */
export const hiddenFields = {
  /** A box that people do not see. Whoever fills it is a machine. */
  honeypot: 'honeypot',
  /** One-time key of the form: the same message sent twice with it is stored once. */
  key: 'submissionKey',
  /** When the form was made, in milliseconds since 1970. Nobody fills it within three seconds. */
  issuedAt: 'issuedAt',
} as const

/** The first error of each box; what belongs to no box is left out. */
export function faultsOf(errors: FieldErrors): ContactFaults {
  return Object.fromEntries(contactFields.flatMap((field) => (errors[field]?.[0] ? [[field, errors[field][0]]] : [])))
}
