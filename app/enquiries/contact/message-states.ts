/** States of a message. A quarantined one was caught by a trap for machines. */
export const messageStates = ['new', 'answered', 'closed', 'spam', 'quarantined'] as const
