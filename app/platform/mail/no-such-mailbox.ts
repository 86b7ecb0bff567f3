/**
 * Whether a final answer means that there is no such mailbox: enhanced status 5.1.y except 5.1.7 and 5.1.8 (sender), or 5.2.1
 * (disabled; RFC 3463), but not a full one. Without enhanced status: reply codes 550, 551, 553 and 556 (RFC 5321 and 7504).
 * @param answer from its reply code on
 */
export function saysNoSuchMailbox(answer: string): boolean {
  const [, code = '', status] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/.exec(answer) ?? []
  return status === undefined
    ? ['550', '551', '553', '556'].includes(code)
    : /^5\.(?:1\.(?![78]$)\d+|2\.1)$/.test(status)
}
