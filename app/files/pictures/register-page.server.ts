import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { type ProcessLimits, WorkerFailed, WorkersBusy } from '../../platform/workers/worker-processes.server'
import { readFile } from '../transfers/read-file.server'
import type { PageJob, PageOutcome } from './page-process'
import { pictures } from './pictures.table.server'
import { normaliseImage, type PictureServices, storePicture } from './register-picture.server'

/** No preview possible: unreadable, password-protected, or over the time or memory limit. */
export type NoPreview = 'damaged' | 'locked' | 'too_much'

const PROGRAM = 'app/files/pictures/page-process.ts'
/** Most pages take 0.1 s. A page over the limit never gets a preview, so the limit allows for a busy machine. */
const limits: ProcessLimits = { processes: 1, waiting: 20, jobMs: 180_000, idleMs: 30_000 }

/**
 * Renders the first page of a stored PDF once, as a preview. Lives as long as the file.
 * @returns why there is no picture, or null on success
 * @throws {Refusal} 404 no such file; 503 too busy or not scanned for viruses yet
 */
export async function registerPage(
  services: PictureServices & Pick<Services, 'workerPools'>,
  fileId: string,
  bounds: ProcessLimits = limits,
): Promise<NoPreview | null> {
  const [known] = await services.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.fileId, fileId))
  if (known) return null
  const { bytes } = await readFile(services, fileId)
  const drawn = await draw(services, bytes, bounds)
  if (typeof drawn === 'string') return drawn
  await storePicture(services, fileId, await normaliseImage(services, drawn, 'image/png'), { page: true })
  return null
}

async function draw(
  { workerPools, log }: Pick<Services, 'workerPools' | 'log'>,
  bytes: Uint8Array,
  bounds: ProcessLimits,
): Promise<Uint8Array | NoPreview> {
  try {
    const outcome = await workerPools.open<PageJob, PageOutcome>(PROGRAM, bounds).run({ bytes })
    if (outcome.kind === 'page') return outcome.png
    log.warn({ fault: outcome.fault, reason: outcome.reason }, 'document without a preview')
    return outcome.fault
  } catch (fault) {
    if (fault instanceof WorkersBusy)
      throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause: fault })
    if (!(fault instanceof WorkerFailed)) throw fault
    log.warn({ fault: fault.fault, reason: fault.message }, 'document without a preview')
    return 'too_much'
  }
}
