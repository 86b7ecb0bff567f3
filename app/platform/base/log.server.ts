import pino from 'pino'
import pretty from 'pino-pretty'
import { faultForLog, withoutAddresses } from './log-privacy.server'

/** Bytes of lines written together. With more, joining costs more than separate writes. */
const BATCH = 1_024
/** Longest wait of a line, in milliseconds. */
const PATIENCE = 250

export type Log = pino.Logger

/** Opens the log: JSON lines on standard output, or sentences on a terminal. Addresses of people are removed. @param elsewhere another destination */
export function openLog(config: { logLevel: string }, elsewhere?: { write(line: string): void }): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: timeOfLine,
    serializers: { err: (fault: unknown) => faultForLog(fault) },
    hooks: { streamWrite: withoutAddresses },
  }
  if (elsewhere) return pino(options, elsewhere)
  // Writing one line takes longer than answering with a cached page, so lines are batched and flushed at exit.
  if (!process.stdout.isTTY)
    return pino(options, pino.destination({ sync: false, minLength: BATCH, periodicFlush: PATIENCE }))
  return pino(
    options,
    pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,requestId', singleLine: true }),
  )
}

let moment = Number.NaN
let written = ''

/** Writes the time (ISO 8601). Lines of one millisecond share it: formatting costs as much as the rest of the line. */
function timeOfLine(): string {
  const now = Date.now()
  if (now !== moment) {
    moment = now
    written = `,"time":"${new Date(now).toISOString()}"`
  }
  return written
}
