import { createHash } from 'node:crypto'
import { Refusal } from '../../platform/base/errors'

/** Raise it when pictures look different with the same words and drawings: whoever keeps them asks again. */
const EDITION = 2

/** Pictures kept in memory, of about 60 kB each. */
const MOST_KEPT = 128
/** Pictures that wait to be drawn: half a minute of it. */
const MOST_WAITING = 60

/** Name of a picture's content: a part of addresses that may be kept for good. */
export function pictureVersion(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, content]))
    .digest('base64url')
    .slice(0, 10)
}

/**
 * Resolves with a picture: its drawing (SVG) as PNG, or as JPEG where there is a photo in it. `key` says which picture it is, version
 * included.
 * @throws {Refusal} 503 when too many wait to be drawn
 */
export type DrawPicture = (
  key: string,
  format: 'png' | 'jpeg',
  compose: () => Promise<string>,
) => Promise<Uint8Array<ArrayBuffer>>

/** Opens a drawing desk: it draws one picture at a time, each one once, and keeps the latest. */
export function openDrawingDesk(): DrawPicture {
  const kept = new Map<string, ReturnType<DrawPicture>>()
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (key, format, compose) => {
    const known = kept.get(key)
    if (!known && waiting >= MOST_WAITING) throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 10 })
    kept.delete(key)
    const drawn = known ?? queue.then(async () => rasterise(await compose(), format))
    kept.set(key, drawn)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    if (!known) {
      waiting++
      // Whoever asked hears of a failure; the next one may try again.
      queue = drawn.catch(() => kept.delete(key)).finally(() => waiting--)
    }
    return drawn
  }
}

/** In threads of its own; the library is loaded at the first picture, since it takes a moment and most starts need none. */
async function rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(svg))
  const bytes = format === 'png' ? drawing.png({ palette: true, effort: 7 }) : drawing.jpeg({ quality: 84 })
  return new Uint8Array(await bytes.toBuffer())
}
