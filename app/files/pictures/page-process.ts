// Renders pages of untrusted documents: one that exceeds the time or memory limit ends this process, not the server.
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import type { DrawnPage } from './page-thread.ts'

export interface PageJob {
  readonly bytes: Uint8Array
}

export type PageOutcome =
  | { readonly kind: 'page'; readonly png: Uint8Array }
  | Extract<DrawnPage, { readonly kind: 'unusable' }>

/** Several times what a full page of photos needs. */
const MAX_BYTES = 805_306_368

serveJobs<PageJob, PageOutcome>(async ({ bytes }) => {
  const drawn = await draw(bytes)
  if (drawn.kind === 'unusable') return drawn
  const { pixels, width, height } = drawn
  const page = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return { kind: 'page', png: await page.png({ compressionLevel: 1 }).toBuffer() }
}, MAX_BYTES)

async function draw(bytes: Uint8Array): Promise<DrawnPage> {
  const { promise, resolve } = Promise.withResolvers<DrawnPage>()
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: bytes })
  thread.once('message', resolve)
  thread.once('error', ({ message }) => resolve({ kind: 'unusable', fault: 'damaged', reason: message }))
  try {
    return await promise
  } finally {
    await thread.terminate()
  }
}
