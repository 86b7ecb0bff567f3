import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openTestSite } from '../open-test-site.ts'
import { openTraffic, type Verdict } from './traffic.ts'

const IMAGE_MB = 900

export interface PowerCutResult extends Verdict {
  readonly cuts: number
  readonly slowestReadyMs: number
  /** Cuts that forgot a file which nobody had synced: without them, the disk forgets nothing and the experiment proves nothing. */
  readonly forgotten: number
}

/**
 * Runs the program on a file system in an image. At a cut everything stops, and only what had
 * been synced to the image remains. Needs root and a loop device.
 */
export async function judgePowerCut(cuts: number): Promise<PowerCutResult> {
  const disk = openDisk()
  const dataDir = join(disk.mount, 'data')
  const site = await openTestSite({ DATA_DIR: dataDir })
  const traffic = await openTraffic(site.url)
  let slowestReadyMs = 0
  let forgotten = 0
  for (let cut = 0; cut < cuts; cut++) {
    await traffic.flows(10)
    await delay(randomInt(30, 1_200))
    const unsynced = join(dataDir, `unsynced-${cut}`)
    await writeFile(unsynced, 'nobody has asked for this to stay')
    await disk.cut(processesUnder(site.pid()))
    await site.stop('SIGKILL')
    disk.replace()
    const left = await readFile(unsynced, 'utf8').catch(() => '')
    if (left === '') forgotten += 1
    slowestReadyMs = Math.max(slowestReadyMs, await site.start())
  }
  await traffic.stop()
  const verdict = await traffic.judge()
  await site.stop()
  disk.close()
  return { cuts, ...verdict, slowestReadyMs: Math.round(slowestReadyMs), forgotten }
}

function openDisk() {
  const place = mkdtempSync(join(tmpdir(), 'stocklot-power-'))
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' })
  // In memory, so that a copy of the image takes a moment.
  run('mount', '-t', 'tmpfs', '-o', `size=${2 * IMAGE_MB}m`, 'tmpfs', place)
  const image = join(place, 'image')
  const kept = join(place, 'kept')
  const mount = join(place, 'mount')
  mkdirSync(mount)
  run('truncate', '-s', `${IMAGE_MB}M`, image)
  run('mkfs.ext4', '-q', image)
  // By itself, the file system writes nothing within an experiment.
  const attach = () => run('mount', '-o', 'loop,commit=600', image, mount)
  attach()
  return {
    mount,
    cut: async (processes: readonly number[]) => {
      for (const process_ of processes) process.kill(process_, 'SIGSTOP')
      const device = basename(run('findmnt', '-n', '-o', 'SOURCE', mount).trim())
      const inFlight = () => readFileSync(`/sys/block/${device}/inflight`, 'utf8').trim().split(/\s+/)
      do await delay(50)
      while (inFlight().some((count) => count !== '0'))
      run('cp', '--sparse=always', image, kept)
      for (const process_ of processes) process.kill(process_, 'SIGKILL')
    },
    replace: () => {
      run('umount', mount)
      run('mv', kept, image)
      attach()
    },
    close: () => {
      run('umount', mount)
      run('umount', place)
      rmSync(place, { recursive: true })
    },
  }
}

/** A process and all that it has started, from Linux's `/proc`. */
function processesUnder(root: number): number[] {
  const parents = readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const [, parent = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
      return [{ pid: Number(entry), parent: Number(parent) }]
    } catch {
      return []
    }
  })
  const found = [root]
  for (const process_ of found) found.push(...parents.filter(({ parent }) => parent === process_).map(({ pid }) => pid))
  return found
}
