/** Notices to the team: no answer despite a reminder, less available, all gone. */
export const availabilityNotices = ['silent', 'less', 'gone'] as const
export type AvailabilityNotice = (typeof availabilityNotices)[number]
