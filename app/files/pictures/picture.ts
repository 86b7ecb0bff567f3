export interface Picture {
  /** URL part; unguessable for photos. */
  readonly key: string
  /** Of the largest size, in pixels. */
  readonly width: number
  readonly height: number
  /** Blurred preview as a `data:` URL; null for transparent pictures. */
  readonly placeholder: string | null
}

/** In pixels, from cards to the lot page on a large screen. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** By extension, smallest first; browsers take the first they support. JPEG is the fallback. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureTypes

/** Available widths: those below the picture's own, plus one that keeps all its pixels. */
export function widthsOf({ width }: Pick<Picture, 'width'>): readonly PictureWidth[] {
  const whole = pictureWidths.findIndex((each) => each >= width)
  return whole === -1 ? pictureWidths : pictureWidths.slice(0, whole + 1)
}

/** Immutable URL of one size and format. */
export function pictureAddress({ key }: Pick<Picture, 'key'>, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${key}/${width}.${format}`
}

export function srcsetOf(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${pictureAddress(picture, width, format)} ${Math.min(width, picture.width)}w`)
    .join(', ')
}

/** Smallest width that is at least the requested one; otherwise the largest. */
export function widthFor(picture: Pick<Picture, 'width'>, width: PictureWidth): PictureWidth {
  const widths = widthsOf(picture)
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? pictureWidths[0]
}

/** JPEG URL for feeds, mails, structured data and link previews. */
export function plainAddress(picture: Picture, width: PictureWidth): string {
  return pictureAddress(picture, widthFor(picture, width), 'jpg')
}
