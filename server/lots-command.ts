import { removeDemo } from '../app/demo/fill-demo.server'
import { loadConfig } from '../app/platform/config.server'
import { StartFailure } from '../app/platform/errors'
import { openLog } from '../app/platform/log.server'
import { joinDatabase } from '../app/platform/running-database.server'
import type { Services } from '../app/platform/services.server'

type CommandServices = Pick<Services, 'db' | 'config' | 'now'>

const usage = 'usage: npm run lots -- remove-demo'

/**
 * `npm run lots`: lots in bulk, also while the program runs.
 * @returns the exit code; what was done, or what is wrong, has been printed
 */
export async function runLotsCommand(
  env: Record<string, string | undefined>,
  [command, ...rest]: readonly string[],
): Promise<number> {
  const work = command === 'remove-demo' && rest.length === 0 ? takeDemoOut : null
  if (!work) return complain(usage, 2)
  try {
    const config = loadConfig(env)
    const { db, close } = await joinDatabase(config, openLog({ ...config, logLevel: 'warn' }))
    try {
      return await work({ db, config, now: () => new Date() })
    } finally {
      await close()
    }
  } catch (fault) {
    if (fault instanceof StartFailure) return complain(fault.message, 1)
    throw fault
  }
}

async function takeDemoOut(services: CommandServices): Promise<number> {
  const count = await removeDemo(services)
  process.stdout.write(`${count} demonstration lots taken out.\n`)
  return 0
}

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}
