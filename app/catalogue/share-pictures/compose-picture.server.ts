import type { PictureLook } from '../../company/brand/mark.server'
import { direction, type Language } from '../../platform/i18n/languages'
import { upperCase } from '../../platform/i18n/upper-case'
import kraftFibre from '../../platform/ui/textures/kraft-fibre.svg?raw'
import { type HeadlineFace, openHeadlineFace } from './headline-face.server'
import type { Illustration } from './illustration'
import { setHeadline } from './set-headline.server'
import { setLine } from './set-line.server'

export interface SharePicture {
  readonly language: Language
  readonly company: string
  readonly headline: string
  readonly mark: string
  readonly look: PictureLook
  readonly drawing: Illustration
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

// In pixels, except cap height and leading, which are in em.
const size = { width: 1200, height: 630 }
const margin = 64
const brand = { top: 36, mark: 56, fontSize: 48, gap: 16 }
const headlineTop = 134
const gap = 26
const settings = {
  ltr: { largest: 148, height: 232, leading: 0.9, capitals: 0.66, descent: 0.04 },
  rtl: { largest: 112, height: 270, leading: 1.28, capitals: 0.8, descent: 0.36 },
}
const yard = { color: '#22342b', height: 36, sunk: 6 }

/** SVG of 1200 x 630 pixels. Text is converted to outlines, so no installed fonts are needed. */
export async function composePicture({
  language,
  company,
  headline,
  mark,
  look,
  drawing,
}: SharePicture): Promise<string> {
  const face = await openHeadlineFace()
  const writing = direction(language)
  const { capitals, descent, ...room } = settings[writing]
  const width = size.width - 2 * margin
  const { lines, fontSize } = setHeadline(face, upperCase(headline, language), writing, { width, ...room })
  const placed = lines.map((line, index) => {
    const baseline = headlineTop + (capitals + index * room.leading) * fontSize
    const length = line.width * fontSize
    const left = mirroredLeft(writing, margin, length)
    const box = { left, top: headlineTop, right: left + length, bottom: baseline + descent * fontSize }
    return { box, svg: line.draw(left, baseline, fontSize) }
  })
  const taken = placed.map(({ box }) => (writing === 'rtl' ? mirrored(box) : box))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<defs><pattern id="kraft-fibre" width="280" height="280" patternUnits="userSpaceOnUse">${kraftFibre}</pattern></defs>`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    '<rect width="100%" height="100%" fill="url(#kraft-fibre)"/>',
    writing === 'rtl' ? `<g transform="translate(${size.width} 0) scale(-1 1)">` : '<g>',
    placeDrawing(drawing, taken),
    `</g><g fill="${look.ink}">`,
    placeBrand(face, upperCase(company, language), mark, writing),
    ...placed.map(({ svg }) => svg),
    '</g></svg>',
  ].join('')
}

/** Logo and company name at the start of the line. A long name is scaled down. */
export function placeBrand(
  face: HeadlineFace,
  company: string,
  mark: string,
  writing: 'ltr' | 'rtl',
  width = size.width - 2 * margin,
): string {
  const name = setLine(face, company, writing)
  const room = width - brand.mark - brand.gap
  const fontSize = Math.min(brand.fontSize, room / name.width)
  const baseline = brand.top + brand.mark / 2 + 0.33 * fontSize
  const markLeft = writing === 'rtl' ? size.width - margin - brand.mark : margin
  const nameLeft = writing === 'rtl' ? markLeft - brand.gap - name.width * fontSize : markLeft + brand.mark + brand.gap
  return [
    sized(mark, { left: markLeft, top: brand.top, width: brand.mark, height: brand.mark }),
    name.draw(nameLeft, baseline, fontSize),
  ].join('')
}

function placeDrawing({ svg, width, height, ground }: Illustration, taken: readonly Box[]): string {
  const right = ground === 0 ? size.width - margin : size.width
  const bottom = ground === 0 ? size.height - yard.height + yard.sunk : size.height
  const overlaps = (scale: number) =>
    taken.some((box) => box.bottom + gap > bottom - height * scale && box.right + gap > right - width * scale)
  let scale = Math.min(right / width, (bottom - headlineTop) / height)
  while (overlaps(scale)) scale *= 0.98
  const yardTop = ground === 0 ? size.height - yard.height : size.height - ground * scale
  const place = {
    left: right - width * scale,
    top: bottom - height * scale,
    width: width * scale,
    height: height * scale,
  }
  return `<rect y="${yardTop}" width="100%" height="${size.height - yardTop}" fill="${yard.color}"/>${sized(svg, place)}`
}

export function mirroredLeft(writing: 'ltr' | 'rtl', start: number, width: number): number {
  return writing === 'rtl' ? size.width - start - width : start
}

function mirrored({ left, right, ...box }: Box): Box {
  return { ...box, left: size.width - right, right: size.width - left }
}

function sized(svg: string, place: { left: number; top: number; width: number; height: number }): string {
  const { left, top, width, height } = place
  return svg
    .replace(/ preserveAspectRatio="[^"]*"/, '')
    .replace('<svg ', `<svg x="${left}" y="${top}" width="${width}" height="${height}" `)
}
