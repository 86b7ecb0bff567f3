import pino from 'pino'
import pretty from 'pino-pretty'
import { faultForLog, withoutAddresses } from './log-privacy.server'

/** Bytes of lines that are written together: some six. With more, joining them costs more than writing them apart. */
const BATCH = 1_024
/** Milliseconds that a line waits for others at most. */
const PATIENCE = 250

/** The program's log. */
export type Log = pino.Logger

/**
 * Opens the log at the configured level: JSON lines on standard output, or plain sentences when that is a terminal. Addresses of
 * people are not in it, whoever writes a line.
 * @param elsewhere where the lines go instead
 */
export function openLog(config: { logLevel: string }, elsewhere?: { write(line: string): void }): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: timeOfLine,
    serializers: { err: (fault: unknown) => faultForLog(fault) },
    hooks: { streamWrite: withoutAddresses },
  }
  if (elsewhere) return pino(options, elsewhere)
  // To write one line takes longer than to answer with a kept page. What waits when the program ends goes out before.
  if (!process.stdout.isTTY)
    return pino(options, pino.destination({ sync: false, minLength: BATCH, periodicFlush: PATIENCE }))
  return pino(
    options,
    pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,requestId', singleLine: true }),
  )
}

/** The moment that `written` says, in milliseconds since 1970. */
let moment = Number.NaN
let written = ''

/** Writes the time into a line (ISO 8601). Lines of the same millisecond share what was written: it costs as much as the rest of the line. */
function timeOfLine(): string {
  const now = Date.now()
  if (now !== moment) {
    moment = now
    written = `,"time":"${new Date(now).toISOString()}"`
  }
  return written
}
