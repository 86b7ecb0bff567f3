import { readFile } from 'node:fs/promises'

const FONTS = 'app/platform/ui/print-fonts'
/** What texts are set in, and what stands in for letters that those have not (see `offer-sheet.typ`). */
const families = [
  ['text', 'label', 'label-bold', 'display'],
  ['arabic', 'arabic-bold'],
] as const

/** Stands for words in a script that our fonts have no letters of. */
const LEFT_OUT = '[…]'

/** Signs that can be written with others, which Unicode does not say. */
const alike = new Map([
  ['\u2032', "'"],
  ['\u2033', '"'],
])

let opened: Promise<(text: string) => string> | null = null

/**
 * Opens what makes texts fit for paper, where letters that no font of ours has would be empty boxes: it writes them in another way
 * where there is one, puts `[…]` in the place of words, and leaves out signs such as emoji. A text that is nothing else is a dash.
 */
export function openPrintableText(): Promise<(text: string) => string> {
  opened ??= findLetters().then(
    (letters) => (text) => printable(text, (character) => letters.has(character.codePointAt(0) ?? 0)),
  )
  return opened
}

/** The letters that all fonts of a family have, for any of the families. */
async function findLetters(): Promise<ReadonlySet<number>> {
  const hb = await import('harfbuzzjs')
  const lettersOf = async (name: string) =>
    new Set(new hb.Face(new hb.Blob(await readFile(`${FONTS}/${name}.ttf`))).collectUnicodes())
  const ofFamilies = families.map(async (names) => {
    const [first, ...others] = await Promise.all(names.map(lettersOf))
    return [...(first ?? [])].filter((letter) => others.every((font) => font.has(letter)))
  })
  return new Set((await Promise.all(ofFamilies)).flat())
}

function printable(text: string, has: (character: string) => boolean): string {
  const written = [...text.normalize('NFC')].map((character) => {
    // Line breaks, and marks that are not seen.
    if (has(character) || /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) return character
    const other = alike.get(character) ?? plain(character)
    if (other !== '' && [...other].every(has)) return other
    return /[\p{L}\p{N}]/u.test(character) ? LEFT_OUT : ''
  })
  const line = written.join('').replaceAll(/(?:\[…\]\s*)+/g, (run) => (/\s$/.test(run) ? `${LEFT_OUT} ` : LEFT_OUT))
  return line.trim() === '' && text.trim() !== '' ? '–' : line
}

/** A character without accents and particular forms: `ạ` is `a`, `㎏` is `kg`. */
function plain(character: string): string {
  return character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
