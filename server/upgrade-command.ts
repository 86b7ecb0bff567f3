import { upgradeData } from '../app/platform/backup/upgrade-data.server'
import { openLog } from '../app/platform/base/log.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { complain, complainOf, say } from './run-command'

/** `npm run upgrade-data`, while the program does not run. @returns exit code; the result has been printed */
export async function runUpgradeCommand(
  env: Record<string, string | undefined>,
  [flag, oldPrograms, ...rest]: readonly string[],
): Promise<number> {
  if (rest.length > 0 || (flag !== undefined && (flag !== '--old' || oldPrograms === undefined)))
    return complain('usage: npm run upgrade-data [-- --old DIRECTORY]', 2)
  try {
    const config = loadConfig(env)
    const log = openLog({ ...config, logLevel: 'error' })
    return say(await upgradeData(config, { log, say, oldPrograms: oldPrograms ?? null }))
  } catch (fault) {
    return complainOf(fault)
  }
}
