import { getDocumentProxy } from 'unpdf'

/** No real list has more pages or pieces of text; the job's time and memory are limited as well. */
const pdfLimits = { pages: 500, pieces: 500_000 } as const

/** Text in one go, in points from the left edge of its page. */
export interface Piece {
  readonly left: number
  readonly right: number
  readonly text: string
}

export interface PdfLine {
  /** From 1. */
  readonly page: number
  /** Of the baseline, in points from the top of the page. */
  readonly y: number
  /** Of the letters, in points. */
  readonly size: number
  readonly pieces: readonly Piece[]
}

export interface PdfText {
  readonly lines: readonly PdfLine[]
  /** Pages without text, such as scans; from 1. */
  readonly blank: readonly number[]
}

export class PdfUnreadable extends Error {
  override readonly name = 'PdfUnreadable'
  readonly fault: 'damaged' | 'locked' | 'too_many_pages'

  constructor(fault: PdfUnreadable['fault'], options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** Reads the lines of a PDF with their positions. Runs no scripts of the document and fetches nothing. @throws {PdfUnreadable} */
export async function readPdfLines(bytes: Uint8Array): Promise<PdfText> {
  const document = await openDocument(bytes)
  try {
    if (document.numPages > pdfLimits.pages) throw new PdfUnreadable('too_many_pages')
    const pages: PdfLine[][] = []
    const blank: number[] = []
    let pieces = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const found = linesOf(placed(await page.getTextContent(), page.getViewport({ scale: 1 }).transform), number)
      page.cleanup()
      if (found.length === 0) blank.push(number)
      pieces += found.reduce((sum, line) => sum + line.pieces.length, 0)
      if (pieces > pdfLimits.pieces) throw new PdfUnreadable('too_many_pages')
      pages.push(found)
    }
    return { lines: pages.flat(), blank }
  } catch (cause) {
    throw cause instanceof PdfUnreadable ? cause : new PdfUnreadable('damaged', { cause })
  } finally {
    await document.loadingTask.destroy()
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type TextContent = Awaited<ReturnType<Awaited<ReturnType<PdfDocument['getPage']>>['getTextContent']>>

async function openDocument(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    throw new PdfUnreadable(isLocked ? 'locked' : 'damaged', { cause })
  }
}

interface Placed extends Piece {
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** Letters without a meaning: a font says how they look, but not which they are. */
const unnamed = /[\p{Co}\p{Cc}\ufffd]/gu

/** The texts of a page as they are read, also where the page is turned. */
function placed({ items }: TextContent, view: readonly number[]): Placed[] {
  const found: Placed[] = []
  const letters = [0, 0, 0, 0]
  for (const item of items) {
    if (!('str' in item)) continue
    const text = item.str.normalize('NFKC').replace(unnamed, '')
    if (text.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[] = item.transform
    const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view
    const [right, down] = [va * a + vc * b, vb * a + vd * b]
    const size = Math.hypot(va * c + vc * d, vb * c + vd * d)
    const [x, y] = [va * e + vc * f + ve, vb * e + vd * f + vf]
    const turn = (Math.round(Math.atan2(down, right) / (Math.PI / 2)) + 4) % 4
    const [left, from] = (
      [
        [x, y],
        [y, -x],
        [-x, -y],
        [-y, x],
      ] as const
    )[turn] ?? [x, y]
    if (![left, from, size, item.width].every(Number.isFinite) || size <= 0) continue
    letters[turn] = (letters[turn] ?? 0) + text.length
    found.push({ left, right: left + item.width, y: from, size, turn, text: text.trim() })
  }
  const most = letters.indexOf(Math.max(...letters))
  return found.filter(({ turn }) => turn === most)
}

function linesOf(texts: readonly Placed[], page: number): PdfLine[] {
  const found: { y: number; size: number; pieces: Placed[] }[] = []
  for (const text of texts.toSorted((one, other) => one.y - other.y)) {
    const last = found.at(-1)
    if (last && text.y - last.y <= 0.3 * Math.min(text.size, last.size)) last.pieces.push(text)
    else found.push({ y: text.y, size: text.size, pieces: [text] })
  }
  return found.map(({ y, size, pieces }) => ({
    ...{ page, y, size },
    pieces: pieces
      .toSorted((one, other) => one.left - other.left)
      .map(({ left, right, text }) => ({ left, right, text })),
  }))
}
