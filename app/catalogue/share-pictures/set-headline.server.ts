import type { HeadlineFace } from './headline-face.server'
import { type SetLine, setLine } from './set-line.server'

/** Available space in pixels. */
export interface HeadlineRoom {
  readonly width: number
  readonly height: number
  readonly largest: number
  /** Line height in em. */
  readonly leading: number
}

export interface SetHeadline {
  readonly lines: readonly SetLine[]
  /** In pixels. */
  readonly fontSize: number
}

interface Word {
  readonly text: string
  /** In em. */
  readonly width: number
}

const SMALLEST = 24
const STEP = 2

/** Fits text into a box at the largest size. Too long a text is truncated; too long a word overflows. */
export function setHeadline(
  face: HeadlineFace,
  text: string,
  direction: 'ltr' | 'rtl',
  { width, height, largest, leading }: HeadlineRoom,
): SetHeadline {
  const space = setLine(face, 'n n', direction).width - 2 * setLine(face, 'n', direction).width
  const words = text.split(/\s+/).map((word) => ({ text: word, width: setLine(face, word, direction).width }))
  let fontSize = largest
  let lines = wrap(words, space, width / fontSize)
  while (fontSize > SMALLEST && !fits(lines, width / fontSize, height / fontSize / leading)) {
    fontSize -= STEP
    lines = wrap(words, space, width / fontSize)
  }
  const shown = balance(lines, words, space).slice(0, Math.max(1, Math.floor(height / fontSize / leading)))
  return { lines: shown.map((line) => setLine(face, line.map((word) => word.text).join(' '), direction)), fontSize }
}

function fits(lines: readonly Word[][], width: number, most: number): boolean {
  return lines.length <= most && lines.every((line) => line.every((word) => word.width <= width))
}

function wrap(words: readonly Word[], space: number, width: number): Word[][] {
  const lines: Word[][] = []
  let used = 0
  for (const word of words) {
    const line = lines.at(-1)
    if (line && used + space + word.width <= width) {
      line.push(word)
      used += space + word.width
    } else {
      lines.push([word])
      used = word.width
    }
  }
  return lines
}

function balance(lines: Word[][], words: readonly Word[], space: number): Word[][] {
  let best = lines
  const widthOf = (line: readonly Word[]) => line.reduce((sum, word) => sum + word.width + space, -space)
  for (;;) {
    const narrower = wrap(words, space, Math.max(...best.map(widthOf)) - 0.01)
    const isNarrower = Math.max(...narrower.map(widthOf)) < Math.max(...best.map(widthOf))
    if (narrower.length > best.length || !isNarrower) return best
    best = narrower
  }
}
