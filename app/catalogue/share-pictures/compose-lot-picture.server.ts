import type { PictureLook } from '../../company/brand/mark.server'
import { direction, type Language } from '../../platform/i18n/languages'
import { upperCase } from '../../platform/i18n/upper-case'
import kraftFibre from '../../platform/ui/textures/kraft-fibre.svg?raw'
import { mirroredLeft, placeBrand } from './compose-picture.server'
import { type HeadlineFace, openHeadlineFace } from './headline-face.server'
import { setHeadline } from './set-headline.server'
import { setLine } from './set-line.server'

/** Content of a lot's share picture; public facts only. */
export interface LotSharePicture {
  readonly language: Language
  readonly company: string
  readonly mark: string
  readonly look: PictureLook
  readonly title: string
  readonly figures: readonly string[]
  readonly reference: string
}

// In pixels, except leading, ascent and descent, which are in em.
const size = { width: 1200, height: 630 }
const column = { left: 64, width: 556 }
const photo = { left: 676, width: 524 }
const headline = { top: 132, height: 272 }
const label = { top: 430, height: 104, rule: 4, radius: 10, padding: 22, largest: 66 }
const reference = { baseline: 586, fontSize: 34 }
const settings = {
  ltr: { largest: 92, leading: 0.92, capitals: 0.66 },
  rtl: { largest: 70, leading: 1.3, capitals: 0.82 },
}

/** SVG of 1200 x 630 pixels. Text is converted to outlines, so no installed fonts are needed. */
export async function composeLotPicture(picture: LotSharePicture, jpeg: Uint8Array | null): Promise<string> {
  const { language, company, mark, look, title, figures } = picture
  const face = await openHeadlineFace()
  const writing = direction(language)
  const { capitals, leading, largest } = settings[writing]
  const room = { width: column.width, height: headline.height, leading, largest }
  const { lines, fontSize } = setHeadline(face, upperCase(title, language), writing, room)
  const placed = lines.map((line, index) => {
    const left = mirroredLeft(writing, column.left, line.width * fontSize)
    return line.draw(left, headline.top + (capitals + index * leading) * fontSize, fontSize)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<defs><pattern id="kraft-fibre" width="280" height="280" patternUnits="userSpaceOnUse">${kraftFibre}</pattern></defs>`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    '<rect width="100%" height="100%" fill="url(#kraft-fibre)"/>',
    placePhoto(jpeg, writing),
    `<g fill="${look.ink}">`,
    placeBrand(face, upperCase(company, language), mark, writing, column.width),
    ...placed,
    placeLabel(face, figures, look.ink, writing),
    placeReference(face, picture.reference, writing),
    '</g></svg>',
  ].join('')
}

function placePhoto(jpeg: Uint8Array | null, writing: 'ltr' | 'rtl'): string {
  if (!jpeg) return ''
  const left = mirroredLeft(writing, photo.left, photo.width)
  const address = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
  return `<image x="${left}" width="${photo.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice" href="${address}"/>`
}

function placeLabel(face: HeadlineFace, figures: readonly string[], ink: string, writing: 'ltr' | 'rtl'): string {
  const left = mirroredLeft(writing, column.left, column.width)
  const { top, height, rule, radius, padding, largest } = label
  const width = column.width / figures.length
  const texts = figures.map((figure, place) => {
    const line = setLine(face, figure, writing)
    const fontSize = Math.min(largest, (width - 2 * padding) / line.width)
    const start = column.left + place * width + padding
    return line.draw(mirroredLeft(writing, start, line.width * fontSize), top + height / 2 + 0.33 * fontSize, fontSize)
  })
  const rules = figures
    .slice(1)
    .map(
      (_, place) =>
        `<rect x="${left + (place + 1) * width - rule / 2}" y="${top}" width="${rule}" height="${height}"/>`,
    )
  return [
    `<rect x="${left}" y="${top}" width="${column.width}" height="${height}" rx="${radius}" fill="#fff" stroke="${ink}" stroke-width="${rule}"/>`,
    ...rules,
    ...texts,
  ].join('')
}

function placeReference(face: HeadlineFace, text: string, writing: 'ltr' | 'rtl'): string {
  const line = setLine(face, text, writing)
  const fontSize = Math.min(reference.fontSize, column.width / line.width)
  return line.draw(mirroredLeft(writing, column.left, line.width * fontSize), reference.baseline, fontSize)
}
