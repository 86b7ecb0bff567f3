import { DrizzleQueryError } from 'drizzle-orm/errors'

/** What PostgreSQL says besides its message repeats values of rows. */
const VALUES = new Set(['detail', 'where', 'params', 'cause', 'stack', 'message', 'name'])

/** Deepest cause of a fault that is told. */
const DEEPEST = 5

/**
 * A fault as the log tells it: its kind, message and stack, what else is plain, and its causes. Values that a statement was run with
 * are what people have typed: they are not told.
 */
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

/** It begins where such a name can begin only: tried at each letter of a long run, a line would take seconds. */
const ADDRESS =
  /(?<![\p{L}\p{N}.!#$&*+=?^_`{|}~-])[\p{L}\p{N}.!#$&*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** A line of the log in which no e-mail address can be read: mail servers name them in what they say. */
export function withoutAddresses(line: string): string {
  return line.includes('@') || line.includes('%40') ? line.replace(ADDRESS, '…@…') : line
}
