// Worker process that parses manifests: untrusted files may exhaust time or memory.
import { inBatches } from '../../platform/base/batches.ts'
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import type { ManifestOutcome } from '../manifest-parser/manifest.ts'
import { type ManifestFile, readManifest } from '../manifest-parser/read-manifest.ts'

export interface ManifestAnswer extends Omit<ManifestOutcome, 'lines'> {
  /** JSON arrays of some thousands of lines each, passed on to the database unparsed. */
  readonly lines: readonly string[]
}

const MAX_BYTES = 1_073_741_824
const LINES_AT_ONCE = 5_000

serveJobs<ManifestFile, ManifestAnswer>(async (file) => {
  const { lines, ...outcome } = await readManifest(file)
  return { ...outcome, lines: inBatches(lines, LINES_AT_ONCE).map((batch) => JSON.stringify(batch)) }
}, MAX_BYTES)
