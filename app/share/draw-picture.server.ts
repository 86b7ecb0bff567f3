import { createHash } from 'node:crypto'
import { composePicture, type SharePicture } from './compose-picture.server'

/** Raise it when pictures look different with the same words and drawings: whoever keeps them asks again. */
const EDITION = 2

/** Pictures kept in memory, of about 60 kB each. */
const MOST_KEPT = 128

/** Name of a picture's content: a part of addresses that may be kept for good. */
export function pictureVersion(pictures: readonly SharePicture[]): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, pictures]))
    .digest('base64url')
    .slice(0, 10)
}

/** Resolves with a picture as PNG. */
export type DrawPicture = (key: string, picture: SharePicture) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Opens a drawing desk: it draws one picture at a time, each one once, and keeps the latest. `key` says which picture it
 * is, version included.
 */
export function openDrawingDesk(): DrawPicture {
  const kept = new Map<string, ReturnType<DrawPicture>>()
  let queue: Promise<unknown> = Promise.resolve()
  return (key, picture) => {
    const known = kept.get(key)
    kept.delete(key)
    const drawn = known ?? queue.then(async () => rasterise(await composePicture(picture)))
    kept.set(key, drawn)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    if (!known) {
      // Whoever asked hears of a failure; the next one may try again.
      queue = drawn.catch(() => kept.delete(key))
    }
    return drawn
  }
}

/** In threads of its own; the library is loaded at the first picture, since it takes a moment and most starts need none. */
async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer()
  return new Uint8Array(png)
}
