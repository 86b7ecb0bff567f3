export interface DrawnIcon {
  readonly size?: 'sm' | 'lg'
  /** Mirrored in right-to-left text. */
  readonly flip?: boolean
}

/** Draws a Lucide outline (lucide.dev, ISC licence) on a grid of 24. @param outline as one path */
export function drawIcon(outline: string, { size, flip }: DrawnIcon) {
  return (
    <svg
      className={`icon${size ? ` icon--${size}` : ''}${flip ? ' icon--flip' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  )
}
