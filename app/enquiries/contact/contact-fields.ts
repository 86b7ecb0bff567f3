import { thankYou } from '../../platform/forms/form-answer'

export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Maximum characters, enforced by both browser and server. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 200, email: 254, message: 10_000 }

export type TypedMessage = Readonly<Record<ContactField, string>>

export function boxOf(name: string): ContactField | undefined {
  return contactFields.find((field) => field === name)
}

export const contactThanks = thankYou('message', 'message-sent', /^sent$/)

/** `quarantined` means a bot trap caught the message. */
export const messageStates = ['new', 'answered', 'closed', 'spam', 'quarantined'] as const
