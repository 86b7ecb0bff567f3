// A process that reads manifests. A file from outside may take any time and memory: then this process ends, and not the program.
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import type { ManifestOutcome } from './manifest.ts'
import { type ManifestFile, readManifest } from './read-manifest.ts'

/** What the program is told. */
export interface ManifestAnswer extends Omit<ManifestOutcome, 'lines'> {
  /** Lines as JSON, some thousands in each: they go on to the database as they are. */
  readonly lines: readonly string[]
}

/** More memory than a list within the limits takes. */
const MOST_BYTES = 1_073_741_824
const LINES_AT_ONCE = 5_000

serveJobs<ManifestFile, ManifestAnswer>(async (file) => {
  const { lines, ...outcome } = await readManifest(file)
  const count = Math.ceil(lines.length / LINES_AT_ONCE)
  const parts = Array.from({ length: count }, (_, part) =>
    JSON.stringify(lines.slice(part * LINES_AT_ONCE, (part + 1) * LINES_AT_ONCE)),
  )
  return { ...outcome, lines: parts }
}, MOST_BYTES)
