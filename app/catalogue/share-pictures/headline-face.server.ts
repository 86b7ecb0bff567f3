import type { Font } from 'harfbuzzjs'
import arabic from '../../platform/ui/fonts/cairo-arabic.woff2?inline'
import cyrillic from '../../platform/ui/fonts/sofia-sans-extra-condensed-cyrillic.woff2?inline'
import greek from '../../platform/ui/fonts/sofia-sans-extra-condensed-greek.woff2?inline'
import latin from '../../platform/ui/fonts/sofia-sans-extra-condensed-latin.woff2?inline'
import latinExtended from '../../platform/ui/fonts/sofia-sans-extra-condensed-latin-ext.woff2?inline'
import polish from '../../platform/ui/fonts/sofia-sans-extra-condensed-polish.woff2?inline'

const WEIGHT = 800

/** Consecutive glyphs of one font and direction, left to right. Lengths in em. */
export interface GlyphRun {
  readonly width: number
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[]
  readonly unitsPerEm: number
}

export interface FaceFont {
  readonly has: (character: string) => boolean
  readonly shape: (text: string, direction: 'ltr' | 'rtl') => GlyphRun
}

/** Headline typeface, one font per script. */
export type HeadlineFace = readonly FaceFont[]

let opened: Promise<HeadlineFace> | null = null

/** Loads HarfBuzz and the fonts on first use: most processes never need them. */
export function openHeadlineFace(): Promise<HeadlineFace> {
  opened ??= Promise.all([latin, polish, latinExtended, greek, cyrillic, arabic].map(openFont))
  return opened
}

async function openFont(dataUrl: string): Promise<FaceFont> {
  const [hb, { default: decompress }] = await Promise.all([import('harfbuzzjs'), import('woff2-encoder/decompress')])
  const file = await decompress(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  const face = new hb.Face(new hb.Blob(file))
  const font = new hb.Font(face)
  font.setVariations([new hb.Variation('wght', WEIGHT)])
  const points = new Set(face.collectUnicodes())
  return {
    has: (character) => points.has(character.codePointAt(0) ?? 0),
    shape: (text, direction) => {
      const buffer = new hb.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      buffer.setDirection(direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR)
      hb.shape(font, buffer)
      return place(font, buffer.getGlyphInfosAndPositions(), face.upem)
    },
  }
}

function place(
  font: Font,
  shaped: readonly { codepoint: number; xAdvance?: number; xOffset?: number; yOffset?: number }[],
  unitsPerEm: number,
): GlyphRun {
  let pen = 0
  const glyphs = shaped.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const x = pen + xOffset
    pen += xAdvance
    return { path: font.glyphToPath(codepoint), x, y: yOffset }
  })
  return { width: pen / unitsPerEm, glyphs, unitsPerEm }
}
