/** Lower-case text without accents and with western digits, plus the original position of each character. */
export interface FoldedText {
  readonly plain: string
  readonly places: readonly number[]
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ς: 'σ',
  '’': "'",
  '٫': '.',
  '٬': ',',
  '٪': '%',
  ـ: '',
}

export function foldText(text: string): FoldedText {
  let plain = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    // Most letters, for which normalizing takes ten times as long.
    const small =
      letter <= '\u007f' ? letter.toLowerCase() : letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    const bare = letters[small] ?? westernDigits(small)
    for (let count = 0; count < bare.length; count++) places.push(at)
    plain += bare
    at += letter.length
  }
  return { plain, places }
}

export function westernDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
}
