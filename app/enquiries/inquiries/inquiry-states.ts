/** `quarantined` means a bot trap caught the inquiry. */
export const inquiryStatuses = ['new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined'] as const
