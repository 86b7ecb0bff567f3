// Worker process that parses manifests: untrusted files may exhaust time or memory.
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
  const count = Math.ceil(lines.length / LINES_AT_ONCE)
  const parts = Array.from({ length: count }, (_, part) =>
    JSON.stringify(lines.slice(part * LINES_AT_ONCE, (part + 1) * LINES_AT_ONCE)),
  )
  return { ...outcome, lines: parts }
}, MAX_BYTES)
