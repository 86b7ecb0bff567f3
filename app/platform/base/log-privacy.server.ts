import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Fields of PostgreSQL errors that repeat values of rows. */
const VALUES = new Set(['detail', 'where', 'params', 'cause', 'stack', 'message', 'name'])

const DEEPEST = 5

/** A fault as logged: kind, message, stack, plain fields and causes. Values of statements are personal data and left out. */
export function faultForLog(fault: unknown, depth = 0): unknown {
  if (fault instanceof DrizzleQueryError) return { query: fault.query, cause: faultForLog(fault.cause, depth + 1) }
  if (!(fault instanceof Error) || depth > DEEPEST) return String(fault)
  const plain = Object.entries(fault).filter(([name, value]) => !VALUES.has(name) && Object(value) !== value)
  return {
    type: fault.constructor.name,
    message: fault.message,
    stack: fault.stack,
    ...Object.fromEntries(plain),
    ...(fault.cause !== undefined && { cause: faultForLog(fault.cause, depth + 1) }),
  }
}

/** Anchored to possible beginnings of an address: without that a long run of letters takes seconds. */
const ADDRESS =
  /(?<![\p{L}\p{N}.!#$&*+=?^_`{|}~-])[\p{L}\p{N}.!#$&*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** Removes e-mail addresses from a line; mail servers repeat them in their replies. */
export function withoutAddresses(line: string): string {
  return line.includes('@') || line.includes('%40') ? line.replace(ADDRESS, '…@…') : line
}
