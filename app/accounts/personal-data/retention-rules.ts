/** What is kept for a time only: the rules that the site file sets periods for. */
export const retentionRules = ['spam', 'closed', 'mails', 'suppliers', 'manifests', 'audit'] as const

export type RetentionRule = (typeof retentionRules)[number]
