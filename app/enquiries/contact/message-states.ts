/** `quarantined` means a bot trap caught the message. */
export const messageStates = ['new', 'answered', 'closed', 'spam', 'quarantined'] as const
