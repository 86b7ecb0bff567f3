/** How a person deals with the company; one person can have several types. */
export const contactTypes = ['seller', 'buyer', 'member', 'subscriber'] as const
export type ContactType = (typeof contactTypes)[number]
