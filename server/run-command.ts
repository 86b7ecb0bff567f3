import { codeOf } from '../app/platform/base/durable-files.server'
import { StartFailure } from '../app/platform/base/errors'
import { openLog } from '../app/platform/base/log.server'
import { joinDatabase } from '../app/platform/database/running-database.server'
import type { Services } from '../app/platform/services/services.server'
import { loadConfig } from '../app/platform/settings/config.server'

export type CommandServices = Pick<Services, 'db' | 'config' | 'now'>

/** Does the work of a command on the database, also while the program runs. @returns exit code; a failure has been printed */
export async function runCommand(
  env: Record<string, string | undefined>,
  work: (services: CommandServices) => Promise<number>,
): Promise<number> {
  try {
    const config = loadConfig(env)
    const { db, close } = await joinDatabase(config, openLog({ ...config, logLevel: 'warn' }))
    try {
      return await work({ db, config, now: () => new Date() })
    } finally {
      await close()
    }
  } catch (fault) {
    return complainOf(fault)
  }
}

/** Such as `EACCES` or `ENOSPC`: the system's message names the file and the problem. */
const SYSTEM_FAULT = /^E[A-Z\d]+$/

/** Prints in one line what a person can fix. @throws all other errors, which are bugs */
export function complainOf(fault: unknown): number {
  if (fault instanceof Error && (fault instanceof StartFailure || SYSTEM_FAULT.test(codeOf(fault) ?? '')))
    return complain(fault.message)
  throw fault
}

/** Prints the result. @returns exit code */
export function say(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

export function complain(text: string, code = 1): number {
  process.stderr.write(`${text}\n`)
  return code
}
