import { writeFile } from 'node:fs/promises'
import { makeBackup } from '../app/platform/backup/make-backup.server'
import { restoreBackup, verifyBackup } from '../app/platform/backup/restore-backup.server'
import { StartFailure } from '../app/platform/base/errors'
import { openLog } from '../app/platform/base/log.server'
import { type Config, loadConfig } from '../app/platform/settings/config.server'
import { complain, complainOf, say } from './run-command'

const usage = {
  backup: 'usage: npm run backup -- DIRECTORY | --verify DIRECTORY | --new-key FILE',
  restore: 'usage: npm run restore -- DIRECTORY [--key FILE]',
} as const

/** `npm run backup`, which may run while the program does, and `npm run restore`, which may not. @returns exit code; the result has been printed */
export async function runBackupCommand(
  env: Record<string, string | undefined>,
  command: 'backup' | 'restore',
  args: readonly string[],
): Promise<number> {
  const work = command === 'backup' ? backupWork(args) : restoreWork(args)
  if (!work) return complain(usage[command], 2)
  try {
    return say(await work(loadConfig(env)))
  } catch (fault) {
    return complainOf(fault)
  }
}

type Work = (config: Config) => Promise<string>

function backupWork([first = '', second, ...rest]: readonly string[]): Work | null {
  if (rest.length > 0) return null
  if (first === '--verify' && second !== undefined)
    return async () => `${await verifyBackup(second)} files of ${second} are as they were backed up.`
  if (first === '--new-key' && second !== undefined) return () => makeKey(second)
  if (first === '' || first.startsWith('--') || second !== undefined) return null
  return async (config) => {
    const bytes = await makeBackup(config, first, openLog({ ...config, logLevel: 'warn' }))
    return `Backed up to ${first}: ${Math.ceil(bytes / 1_048_576)} MB.`
  }
}

function restoreWork([directory = '', flag, key, ...rest]: readonly string[]): Work | null {
  if (directory === '' || directory.startsWith('--') || rest.length > 0) return null
  if (flag !== undefined && (flag !== '--key' || key === undefined)) return null
  return async (config) => {
    await restoreBackup(config, directory, key)
    return `Restored to ${config.dataDir}: start the program.`
  }
}

async function makeKey(path: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const key = await generateX25519Identity()
  const recipient = await identityToRecipient(key)
  await writeFile(path, `# public key: ${recipient}\n${key}\n`, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (cause: unknown) => {
      throw new StartFailure(`${path} cannot be written, or exists already: name a new file.`, cause)
    },
  )
  return `The private key is in ${path}: keep it away from this machine.\nBACKUP_RECIPIENT=${recipient}`
}
