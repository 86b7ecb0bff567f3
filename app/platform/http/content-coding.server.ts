/** Browsers send a handful of different headers. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, ReadonlySet<string>>()

/**
 * First of the codings that a client accepts, or null.
 * @param accepted `Accept-Encoding`; codings rated 0 or not named are not accepted (RFC 9110, section 12.5.3)
 */
export function codingFor<Coding extends string>(accepted: string, codings: readonly Coding[]): Coding | null {
  let read = remembered.get(accepted)
  if (!read) {
    read = codingsRead(accepted)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(accepted, read)
  }
  for (const coding of codings) if (read.has(coding)) return coding
  return null
}

function codingsRead(accepted: string): ReadonlySet<string> {
  const weights = new Map<string, string>()
  for (const entry of accepted.split(',')) {
    const [name = '', weight = ''] = entry.split(';')
    const coding = name.trim().toLowerCase()
    if (!weights.has(coding)) weights.set(coding, weight)
  }
  return new Set([...weights].filter(([, weight]) => !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)).map(([coding]) => coding))
}
