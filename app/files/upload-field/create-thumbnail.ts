const EDGE = 96

let queue: Promise<unknown> = Promise.resolve()

/**
 * Thumbnail as a `data:` URL, which the CSP allows, unlike `blob:`. Decodes one file at a time: twenty phone photos
 * at once exceed a phone's memory. @returns null if it is no picture or not supported by this browser
 */
export function createThumbnail(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return Promise.resolve(null)
  const picture = queue.then(() => shrink(file)).catch(() => null)
  queue = picture
  return picture
}

async function shrink(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file)
  try {
    const edge = Math.min(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = EDGE
    canvas.height = EDGE
    const context = canvas.getContext('2d')
    if (!context) return null
    // Centre square on white, for transparent pictures.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, EDGE, EDGE)
    const [x, y] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2]
    context.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE)
    return canvas.toDataURL('image/jpeg', 0.8)
  } finally {
    bitmap.close()
  }
}
