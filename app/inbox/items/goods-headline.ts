export interface GoodsHeadline {
  readonly title: string
  readonly quantity: string | null
  readonly value: string | null
}

const LONGEST = 80
const LONGEST_SALUTATION = 40

/** The first words of a text, to serve as its title: no salutation, one sentence at most. */
export function firstWords(text: string): string {
  const lines = text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])
  const [first = '', second] = lines
  const isSalutation = second !== undefined && first.length <= LONGEST_SALUTATION && /[,،!:]$/.test(first)
  const line = isSalutation ? second : first
  const sentence = /^.{8,}?[.!?؟;](?=\s)/.exec(line)?.[0].replace(/[.;]$/, '') ?? line
  if (sentence.length <= LONGEST) return sentence
  const cut = sentence.slice(0, LONGEST)
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : LONGEST)}…`
}
