/** What somebody is to the company; one person can be several. */
export const contactTypes = ['seller', 'buyer', 'member', 'subscriber'] as const
export type ContactType = (typeof contactTypes)[number]
