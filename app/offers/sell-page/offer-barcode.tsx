/** Code 39 (ISO/IEC 16388): nine elements per character, alternating bars and spaces, three of them wide (`w`). */
const characters: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  O: 'wnnnwnnwn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
}

const WIDE = 3
const HEIGHT = 46

/** The reference as a barcode. Hidden from screen readers, because the reference is printed beside it. */
export function OfferBarcode({ reference }: { reference: string }) {
  const bars = barsOf(reference)
  const width = bars.at(-1)?.end ?? 0
  return (
    <svg className="barcode" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.map(({ start, end }) => `M${start} 0H${end}V${HEIGHT}H${start}z`).join('')} fill="currentColor" />
    </svg>
  )
}

/** Start and end of each bar, in widths of a narrow one. Characters outside Code 39 are skipped. */
export function barsOf(text: string): { start: number; end: number }[] {
  const bars: { start: number; end: number }[] = []
  let position = 0
  for (const character of `*${text}*`) {
    const elements = characters[character]
    if (elements === undefined) continue
    ;[...elements].forEach((element, index) => {
      const end = position + (element === 'w' ? WIDE : 1)
      if (index % 2 === 0) bars.push({ start: position, end })
      position = end
    })
    position++
  }
  return bars
}
