import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestSite } from '../open-test-site.ts'
import { openTraffic, type Verdict } from './traffic.ts'

const DISK_MB = 700
/** Requests refused in a plight. After as many, everything that was under way when it began has ended. */
const REFUSED = 40

export interface DiskFullResult extends Verdict {
  readonly rounds: number
  /** Offers that a dying disk took after its first refusals: none, or it does not die. */
  readonly takenWhileDying: number
}

/**
 * Fills the disk to the last byte, then has it fail every write (EIO), again and again during submissions. Needs root for the disk, and
 * `gcc` for what makes it fail.
 */
export async function judgeDiskFull(rounds: number): Promise<DiskFullResult> {
  const place = mkdtempSync(join(tmpdir(), 'stocklot-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', place])
  const tools = mkdtempSync(join(tmpdir(), 'stocklot-dying-'))
  const library = join(tools, 'dying-disk.so')
  execFileSync('gcc', ['-shared', '-fPIC', '-o', library, 'tests/judges/dying-disk.c', '-ldl'])
  const dying = join(tools, 'dying')
  const site = await openTestSite({
    DATA_DIR: join(place, 'data'),
    LD_PRELOAD: library,
    DYING_WHEN: dying,
    DYING_BELOW: place,
  })
  const traffic = await openTraffic(site.url)
  let takenWhileDying = 0
  for (let round = 0; round < rounds; round++) {
    await traffic.flows(20)
    const filler = join(place, 'filler')
    await fill(filler)
    await traffic.suffers(REFUSED)
    await rm(filler)
    await traffic.flows(20)
    await writeFile(dying, '')
    await traffic.suffers(REFUSED)
    const { offers } = traffic.mark()
    await traffic.suffers(REFUSED)
    takenWhileDying += traffic.mark().offers - offers
    await rm(dying)
  }
  await traffic.flows(20)
  await traffic.stop()
  const verdict = await traffic.judge()
  await site.stop()
  execFileSync('umount', [place])
  for (const each of [place, tools]) rmSync(each, { recursive: true })
  return { rounds, ...verdict, takenWhileDying }
}

async function fill(path: string): Promise<void> {
  for (const bytes of [1_048_576, 4_096])
    try {
      for (;;) await appendFile(path, Buffer.alloc(bytes))
    } catch {
      // Full.
    }
}
