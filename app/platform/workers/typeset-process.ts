// Typesets documents in a thread, so that the process can watch the thread's memory.
import { Worker } from 'node:worker_threads'
import { serveJobs } from './serve-jobs.ts'
import type { TypesetJob, TypesetOutcome } from './typeset-thread.ts'

/** More than any sheet takes: a hundred pages with pictures are half of it. */
const MAX_BYTES = 1_073_741_824

const thread = new Worker(new URL('./typeset-thread.ts', import.meta.url))

// A thread that fails takes the process along: the next document gets a new one.
serveJobs<TypesetJob, TypesetOutcome>((job) => {
  const { promise, resolve } = Promise.withResolvers<TypesetOutcome>()
  thread.once('message', resolve)
  thread.postMessage(job)
  return promise
}, MAX_BYTES)
