import bidiFactory from 'bidi-js'
import type { FaceFont, HeadlineFace } from './headline-face.server'

const bidi = bidiFactory()

export interface SetLine {
  /** In em. */
  readonly width: number
  /** SVG with the left end of the baseline at the given point, in pixels. */
  readonly draw: (x: number, baseline: number, fontSize: number) => string
}

interface TextRun {
  readonly font: FaceFont
  /** Bidi embedding level: odd is right to left. */
  readonly level: number
  text: string
}

/** Shapes a line in visual order (bidirectional algorithm, UAX 9). */
export function setLine(face: HeadlineFace, text: string, direction: 'ltr' | 'rtl'): SetLine {
  const runs = inVisualOrder(runsOf(face, text, direction)).map(({ font, level, text }) =>
    font.shape(text, level % 2 === 1 ? 'rtl' : 'ltr'),
  )
  return {
    width: runs.reduce((width, run) => width + run.width, 0),
    draw: (x, baseline, fontSize) => {
      let pen = x
      return runs
        .map(({ width, glyphs, unitsPerEm }) => {
          const left = pen
          pen += width * fontSize
          const scale = fontSize / unitsPerEm
          const paths = glyphs.map((glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`)
          return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`
        })
        .join('')
    },
  }
}

function runsOf(face: HeadlineFace, text: string, direction: 'ltr' | 'rtl'): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: TextRun[] = []
  let index = 0
  for (const character of text) {
    const level = levels[index] ?? 0
    index += character.length
    const last = runs.at(-1)
    // Characters without a glyph are dropped.
    const font = face.find((candidate) => candidate.has(character))
    if (!font) continue
    if (last?.font === font && last.level === level) last.text += character
    else runs.push({ font, level, text: character })
  }
  return runs
}

/** UAX 9, rule L2: reverse each run from the highest level down. */
function inVisualOrder(runs: readonly TextRun[]): TextRun[] {
  const order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0
    while (start < order.length) {
      let end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end++
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end + 1
    }
  }
  return order
}
