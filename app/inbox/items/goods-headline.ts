export interface GoodsHeadline {
  readonly title: string
  readonly quantity: string | null
  readonly value: string | null
}

const MAX_LENGTH = 80
const MAX_SALUTATION_LENGTH = 40

/** The first words of a text, to serve as its title: no salutation, one sentence at most. */
export function firstWords(text: string): string {
  const lines = text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])
  const [first = '', second] = lines
  const isSalutation = second !== undefined && first.length <= MAX_SALUTATION_LENGTH && /[,،!:]$/.test(first)
  const line = isSalutation ? second : first
  const sentence = /^.{8,}?[.!?؟;](?=\s)/.exec(line)?.[0].replace(/[.;]$/, '') ?? line
  if (sentence.length <= MAX_LENGTH) return sentence
  const cut = sentence.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : MAX_LENGTH)}…`
}
