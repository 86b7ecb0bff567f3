/** How an icon is drawn. */
export interface DrawnIcon {
  readonly size?: 'sm' | 'lg'
  /** It points along the text, so it is mirrored where the text runs from right to left. */
  readonly flip?: boolean
}

/** Draws an outline of Lucide (lucide.dev, ISC licence) on a grid of 24. @param outline as one path */
export function drawIcon(outline: string, { size, flip }: DrawnIcon) {
  return (
    <svg className={`ic${size ? ` ic-${size}` : ''}${flip ? ' ic-flip' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
