import { readFile } from 'node:fs/promises'

const FONTS = 'app/platform/ui/print-fonts'
/** Font families and their fallbacks (see `offer-sheet.typ`). */
const families = [
  ['text', 'label', 'label-bold', 'display'],
  ['arabic', 'arabic-bold'],
] as const

const LEFT_OUT = '[…]'

/** Substitutes that Unicode normalization does not provide. */
const alike = new Map([
  ['\u2032', "'"],
  ['\u2033', '"'],
])

let opened: Promise<(text: string) => string> | null = null

/**
 * Returns a function that makes text printable, since unsupported characters would appear as empty boxes.
 * It substitutes characters where possible, replaces words by `[…]` and drops symbols such as emoji. Text left empty becomes a dash.
 */
export function openPrintableText(): Promise<(text: string) => string> {
  opened ??= findLetters().then(
    (letters) => (text) => printable(text, (character) => letters.has(character.codePointAt(0) ?? 0)),
  )
  return opened
}

/** Characters covered by all fonts of at least one family. */
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
    if (has(character) || /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) return character
    const other = alike.get(character) ?? plain(character)
    if (other !== '' && [...other].every(has)) return other
    return /[\p{L}\p{N}]/u.test(character) ? LEFT_OUT : ''
  })
  const line = written.join('').replaceAll(/(?:\[…\]\s*)+/g, (run) => (/\s$/.test(run) ? `${LEFT_OUT} ` : LEFT_OUT))
  return line.trim() === '' && text.trim() !== '' ? '–' : line
}

/** Removes accents and compatibility forms: `ạ` is `a`, `㎏` is `kg`. */
function plain(character: string): string {
  return character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
