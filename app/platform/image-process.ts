// A process that works on pictures, one at a time. What comes from outside may make a decoder crash, hang or fill the memory:
// then this process ends, and not the program. It stands back for pages
// when the processor is wanted, and for the program and its database when memory is.
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import {
  type ImageFault,
  type ImageFormat,
  type NormalImage,
  normaliseImage,
  scaleImage,
  UnusableImage,
} from './image-work.ts'

/** What the program asks for. */
export type ImageJob =
  | { readonly kind: 'normalise'; readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly kind: 'scale'; readonly bytes: Uint8Array; readonly width: number; readonly format: ImageFormat }

/** What it is told. */
export type ImageOutcome =
  | { readonly kind: 'normalised'; readonly image: NormalImage }
  | { readonly kind: 'scaled'; readonly bytes: Uint8Array }
  | { readonly kind: 'unusable'; readonly fault: ImageFault; readonly reason: string }

/** A third of the processor that a page would get. */
const STAND_BACK = 5
/** More memory than any picture within the limits takes. */
const MOST_BYTES = 1_610_612_736

os.setPriority(STAND_BACK)
standBackForMemory()
setInterval(() => {
  // Threads of the decoder may be busy: an orderly end would wait for them.
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL')
}, 100).unref()
process.on('disconnect', () => process.exit())
process.on('message', async (job: ImageJob) => process.send?.(await work(job)))

async function work(job: ImageJob): Promise<ImageOutcome> {
  try {
    if (job.kind === 'scale') return { kind: 'scaled', bytes: await scaleImage(job.bytes, job.width, job.format) }
    return { kind: 'normalised', image: await normaliseImage(job.bytes, job.contentType) }
  } catch (fault) {
    const cause = fault instanceof UnusableImage ? fault.cause : fault
    const reason = cause instanceof Error ? cause.message : ''
    return { kind: 'unusable', fault: fault instanceof UnusableImage ? fault.fault : 'damaged', reason }
  }
}

/** When the machine has no memory left, Linux ends this process first. */
function standBackForMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems, and containers without a writable /proc, choose by themselves.
  }
}
