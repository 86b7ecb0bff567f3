/** A picture to be shown: a photo, or one of our drawings. */
export interface Picture {
  /** Its part of the addresses; nobody can guess a photo's. */
  readonly key: string
  /** Of the largest size there is, in pixels. */
  readonly width: number
  readonly height: number
  /** A few blurred pixels as a `data:` address, for as long as the picture loads; null when it is transparent. */
  readonly placeholder: string | null
}

/** Widths that pictures are made in, in pixels. The first ones are for cards, the last for a lot's page on a large screen. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Formats by their ending, the smallest first: a browser takes the first that it reads. JPEG is for who reads no other. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureTypes

/** The widths in which a picture exists: those below its own, and one more for all the pixels it has. */
export function widthsOf({ width }: Pick<Picture, 'width'>): readonly PictureWidth[] {
  const whole = pictureWidths.findIndex((each) => each >= width)
  return whole === -1 ? pictureWidths : pictureWidths.slice(0, whole + 1)
}

/** The address of a picture in one width and format. It never changes what it leads to. */
export function pictureAddress({ key }: Pick<Picture, 'key'>, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${key}/${width}.${format}`
}

/** The picture in a format, for the `srcset` of an element. */
export function srcsetOf(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${pictureAddress(picture, width, format)} ${Math.min(width, picture.width)}w`)
    .join(', ')
}

/** The smallest width of a picture that is at least as wide as asked for; of a smaller picture, its largest. */
export function widthFor(picture: Pick<Picture, 'width'>, width: PictureWidth): PictureWidth {
  const widths = widthsOf(picture)
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? pictureWidths[0]
}

/** The address that everybody can show, about as wide as asked for: for feeds, mails, structured data and previews of links. */
export function plainAddress(picture: Picture, width: PictureWidth): string {
  return pictureAddress(picture, widthFor(picture, width), 'jpg')
}
