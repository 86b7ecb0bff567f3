import { upgradeData } from '../app/platform/backup/upgrade-data.server'
import { openLog } from '../app/platform/base/log.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { complain, complainOf } from './run-command'

/** `npm run upgrade-data`, while the program does not run. @returns exit code; the result has been printed */
export async function runUpgradeCommand(
  env: Record<string, string | undefined>,
  [flag, oldPrograms, ...rest]: readonly string[],
): Promise<number> {
  if (rest.length > 0 || (flag !== undefined && (flag !== '--old' || oldPrograms === undefined)))
    return complain('usage: npm run upgrade-data [-- --old DIRECTORY]', 2)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    const config = loadConfig(env)
    const log = openLog({ ...config, logLevel: 'error' })
    say(await upgradeData(config, { log, say, oldPrograms: oldPrograms ?? null }))
    return 0
  } catch (fault) {
    return complainOf(fault)
  }
}
