import type { Piece } from './pdf-lines.ts'

/** Estimated width of a letter in ems: PDF text gives the widths of whole pieces only. */
function breadth(letter: string): number {
  if (/[\s.,:;|'’!()[\]ijlftrI/-]/u.test(letter)) return 0.3
  if (/[mwMW@%&]/u.test(letter)) return 0.85
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.55
}

export function wordsOf({ left, right, text }: Piece): Piece[] {
  const letters = [...text]
  const whole = letters.reduce((sum, letter) => sum + breadth(letter), 0)
  const words: { left: number; right: number; text: string }[] = []
  let at = left
  let isInWord = false
  for (const letter of letters) {
    const end = at + ((right - left) * breadth(letter)) / whole
    const last = words.at(-1)
    if (/\s/u.test(letter)) isInWord = false
    else if (isInWord && last) Object.assign(last, { right: end, text: last.text + letter })
    else {
      words.push({ left: at, right: end, text: letter })
      isInWord = true
    }
    at = end
  }
  return words
}

export function cutAt(piece: Piece, borders: readonly number[]): Piece[] {
  return borders.some((border) => piece.left < border && piece.right > border) ? wordsOf(piece) : [piece]
}

/** In points. */
const STEP = 0.5

/**
 * Where two columns part that stand so close that their cells run into each other: between their headings, where fewest words stand.
 * @param spare words that may stand there
 * @returns null: nowhere
 */
export function borderBetween(left: Piece, right: Piece, words: readonly Piece[], spare: number): number | null {
  // Word positions are estimates.
  const inner = words.map((word) => ({ ...word, slack: Math.min(1.5, (word.right - word.left) / 4) }))
  const places = Array.from({ length: Math.floor((right.left - left.right) / STEP) + 1 }, (_, at) => {
    const x = left.right + at * STEP
    return { x, crossed: inner.filter((word) => word.left + word.slack < x && word.right - word.slack > x).length }
  })
  const least = Math.min(...places.map(({ crossed }) => crossed))
  if (least > spare) return null
  let best: typeof places = []
  let run: typeof places = []
  for (const place of places) {
    run = place.crossed === least ? [...run, place] : []
    if (run.length > best.length) best = run
  }
  return best[Math.floor(best.length / 2)]?.x ?? null
}

export function isFigure(cell: string | null): boolean {
  return cell !== null && /\d/.test(cell) && (cell.match(/\p{L}/gu)?.length ?? 0) <= 4
}
