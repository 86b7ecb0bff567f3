import { readFile } from '../../files/transfers/read-file.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { type ProcessLimits, WorkerFailed, WorkersBusy } from '../../platform/workers/worker-processes.server'
import type { Supplier } from './find-leaks'
import type { FileInspected, FileToInspect } from './inspect-process'

type InspectServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

const PROGRAM = 'app/stock/leaks/inspect-process.ts'
const limits: ProcessLimits = { processes: 1, waiting: 10, jobMs: 60_000, idleMs: 30_000 }
const READABLE =
  /^image\/|^application\/pdf$|^text\/(?:csv|plain)$|spreadsheet|ms-excel|opendocument\.(?:text|presentation)$|wordprocessingml|presentationml/

/** Also reads comments, hidden parts and properties. @returns nothing for missing files; unknown types are reported as not inspected */
export async function inspectFile(
  services: InspectServices & Pick<Services, 'workerPools'>,
  fileId: string,
  supplier: Supplier,
): Promise<FileInspected> {
  const file = await openFile(services, fileId)
  if (!file) return { found: [], isWhole: true }
  if (!READABLE.test(file.contentType)) return { found: [], isWhole: false }
  const [language = 'en'] = services.config.site.languages
  const workers = services.workerPools.open<FileToInspect, FileInspected>(PROGRAM, limits)
  try {
    return await workers.run({ ...file, language, supplier })
  } catch (fault) {
    if (fault instanceof WorkerFailed || fault instanceof WorkersBusy) return { found: [], isWhole: false }
    throw fault
  }
}

/** Whether a photo contains GPS data. Thumbnails never do. */
export async function hasLocation(services: InspectServices, fileId: string): Promise<boolean> {
  const file = await openFile(services, fileId)
  const at = file?.bytes.indexOf('Exif\0\0', 0, 'latin1') ?? -1
  return file !== null && at >= 0 && namesGps(file.bytes.subarray(at + 6))
}

async function openFile(services: InspectServices, fileId: string) {
  try {
    return await readFile(services, fileId)
  } catch (fault) {
    if (fault instanceof Refusal) return null
    throw fault
  }
}

/** Whether the first TIFF directory points to a GPS directory (Exif 2.32, 4.6.3: tag 0x8825). */
function namesGps(tiff: Buffer): boolean {
  if (tiff.length < 14) return false
  const small = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (small ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = small ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return false
  const count = Math.min(short(first), 500)
  for (let entry = 0; entry < count; entry++) {
    const at = first + 2 + 12 * entry
    if (at + 2 > tiff.length) return false
    if (short(at) === 0x8825) return true
  }
  return false
}
