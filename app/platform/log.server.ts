import pino from 'pino'

/** The program's log: JSON lines on standard output. */
export type Log = pino.Logger

/** Opens the log at the configured level. */
export function openLog(config: { logLevel: string }): Log {
  return pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
