import pino from 'pino'
import pretty from 'pino-pretty'

/** The program's log. */
export type Log = pino.Logger

/** Opens the log at the configured level: JSON lines on standard output, or plain sentences when that is a terminal. */
export function openLog(config: { logLevel: string }): Log {
  const options = { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  // Lines that come while others are being written go out together, the last ones when the program ends: a page costs half.
  if (!process.stdout.isTTY) return pino(options, pino.destination({ sync: false }))
  return pino(
    options,
    pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,requestId', singleLine: true }),
  )
}
