const EDGE = 96

let queue: Promise<unknown> = Promise.resolve()

/**
 * A small picture of a file as a `data:` address, which the content security policy allows where it refuses `blob:`.
 * One file is decoded at a time: twenty photos of a phone at once do not fit into its memory.
 * @returns null when it is no picture, or of a kind that this browser cannot show.
 */
export function smallPictureOf(file: File): Promise<string | null> {
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
    // The middle square; paper white behind what is transparent.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, EDGE, EDGE)
    const [x, y] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2]
    context.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE)
    return canvas.toDataURL('image/jpeg', 0.8)
  } finally {
    bitmap.close()
  }
}
