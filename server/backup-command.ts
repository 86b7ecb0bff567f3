import { makeBackup } from '../app/platform/backup/make-backup.server'
import { restoreBackup } from '../app/platform/backup/restore-backup.server'
import { StartFailure } from '../app/platform/base/errors'
import { openLog } from '../app/platform/base/log.server'
import { loadConfig } from '../app/platform/settings/config.server'

/**
 * `npm run backup -- DIRECTORY`, which may run while the program does, and `npm run restore -- DIRECTORY`, which may not.
 * @returns exit code; the result has been printed
 */
export async function runBackupCommand(
  env: Record<string, string | undefined>,
  command: 'backup' | 'restore',
  [directory, ...rest]: readonly string[],
): Promise<number> {
  if (directory === undefined || rest.length > 0) return complain(`usage: npm run ${command} -- DIRECTORY`, 2)
  try {
    const config = loadConfig(env)
    if (command === 'backup') {
      await makeBackup(config, directory, openLog({ ...config, logLevel: 'warn' }))
      process.stdout.write(`Backed up to ${directory}.\n`)
    } else {
      await restoreBackup(config, directory)
      process.stdout.write(`Restored to ${config.dataDir}: start the program.\n`)
    }
    return 0
  } catch (fault) {
    if (fault instanceof StartFailure) return complain(fault.message, 1)
    throw fault
  }
}

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}
