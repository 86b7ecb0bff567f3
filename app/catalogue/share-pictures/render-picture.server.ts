import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../../platform/base/errors'

/** Increase when the rendering changes for the same content; it invalidates caches. */
const EDITION = 2

const MAX_CACHED = 128
const MAX_WAITING = 60

/** Content hash for immutable URLs. */
export function pictureVersion(content: unknown): string {
  return hash('sha256', JSON.stringify([EDITION, content]), 'base64url').slice(0, 10)
}

/** Renders SVG as PNG, or with a photo as JPEG. `key` includes the version. @throws {Refusal} 503 when the queue is full */
export type RenderPicture = (
  key: string,
  format: 'png' | 'jpeg',
  compose: () => Promise<string>,
) => Promise<Uint8Array<ArrayBuffer>>

/** Opens a renderer that draws one picture at a time, deduplicates requests and caches the latest. */
export function openPictureRenderer(): RenderPicture {
  const cached = new LRUCache<string, ReturnType<RenderPicture>>({ max: MAX_CACHED })
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (key, format, compose) => {
    const known = cached.get(key)
    if (known) return known
    if (waiting >= MAX_WAITING) throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 10 })
    const drawn = queue.then(async () => rasterise(await compose(), format))
    cached.set(key, drawn)
    waiting++
    // The caller gets the error; a retry starts over.
    queue = drawn.catch(() => cached.delete(key)).finally(() => waiting--)
    return drawn
  }
}

/** sharp is loaded lazily: most processes never render a picture. */
async function rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(svg))
  const bytes = format === 'png' ? drawing.png({ palette: true, effort: 7 }) : drawing.jpeg({ quality: 84 })
  return new Uint8Array(await bytes.toBuffer())
}
