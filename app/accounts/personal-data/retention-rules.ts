/** Rules whose periods the site file sets. */
export const retentionRules = ['spam', 'closed', 'mails', 'suppliers', 'manifests', 'audit'] as const

export type RetentionRule = (typeof retentionRules)[number]
