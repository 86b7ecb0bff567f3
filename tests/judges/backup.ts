import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openTestSite } from '../open-test-site.ts'
import { openTraffic, type Verdict } from './traffic.ts'

const run = promisify(execFile)

export interface BackupResult extends Verdict {
  readonly backupMs: number
  readonly restoreMs: number
}

/** Backs up during submissions, and looks in the restored copy for everything acknowledged before. */
export async function judgeBackup(): Promise<BackupResult> {
  const place = await mkdtemp(join(tmpdir(), 'stocklot-judge-backup-'))
  const site = await openTestSite()
  const command = (env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, ['build/server/index.js', ...args], { env: { ...process.env, ...env } })
  const traffic = await openTraffic(site.url)
  await traffic.flows(60)
  const mark = traffic.mark()
  let begin = performance.now()
  await command({ DATA_DIR: site.dataDir }, 'backup', join(place, 'backup'))
  const backupMs = Math.round(performance.now() - begin)
  await traffic.stop()
  await site.close()
  begin = performance.now()
  const restored = join(place, 'restored')
  await command({ DATA_DIR: restored }, 'restore', join(place, 'backup'))
  const restoreMs = Math.round(performance.now() - begin)
  const copy = await openTestSite({ DATA_DIR: restored })
  const verdict = await traffic.judge(copy.url, mark)
  await copy.close()
  await rm(place, { recursive: true })
  return { ...verdict, backupMs, restoreMs }
}
