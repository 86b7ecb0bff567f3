/**
 * The first of some codings that a client reads, or null when it reads none of them.
 * @param accepted the client's `Accept-Encoding`: what it rates 0, or does not name, it does not read (RFC 9110, section 12.5.3)
 */
export function codingFor<Coding extends string>(accepted: string, codings: readonly Coding[]): Coding | null {
  return codings.find((coding) => reads(accepted, coding)) ?? null
}

function reads(accepted: string, coding: string): boolean {
  for (const entry of accepted.split(',')) {
    const [name = '', weight = ''] = entry.split(';')
    if (name.trim().toLowerCase() === coding) return !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)
  }
  return false
}
