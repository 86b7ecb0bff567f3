/** Notices to the team: no answer despite a reminder, less available, all gone. */
export const toldKinds = ['silent', 'less', 'gone'] as const
export type Told = (typeof toldKinds)[number]
