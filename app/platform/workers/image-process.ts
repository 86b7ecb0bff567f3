// Worker process for pictures: hostile files may crash a decoder, hang it or fill the memory, and only this process ends.
import {
  type ImageFault,
  type ImageFormat,
  type NormalImage,
  normaliseImage,
  scaleImage,
  UnusableImage,
} from './image-work.ts'
import { serveJobs } from './serve-jobs.ts'

export type ImageJob =
  | { readonly kind: 'normalise'; readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly kind: 'scale'; readonly bytes: Uint8Array; readonly width: number; readonly format: ImageFormat }

export type ImageOutcome =
  | { readonly kind: 'normalised'; readonly image: NormalImage }
  | { readonly kind: 'scaled'; readonly bytes: Uint8Array }
  | { readonly kind: 'unusable'; readonly fault: ImageFault; readonly reason: string }

/** More than any picture within the limits takes. */
const MAX_BYTES = 1_610_612_736

serveJobs(work, MAX_BYTES)

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
