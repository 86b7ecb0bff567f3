/** States of an inquiry. A quarantined one was caught by a trap for machines. */
export const inquiryStatuses = ['new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined'] as const
