/** "This way up", "fragile", "keep dry" (ISO 780). */
const outlines = {
  up: 'M5 19V9H2l5-7 5 7H9v10zM15 19V9h-3l5-7 5 7h-3v10zM2 21h20v3H2z',
  fragile: 'M6 1h12c0 6-1 10-5 11.3V20h4v3H7v-3h4v-7.7C7 11 6 7 6 1z',
  dry: 'M11 1h2v2c5 .5 9 4.5 9 9H13v8c0 2-1.5 3.5-3.5 3.5S6 22 6 20h2.5c0 .6.4 1 1 1s1-.4 1-1v-8H2c0-4.5 4-8.5 9-9z',
} as const

export type HandlingMarkName = keyof typeof outlines

export function HandlingMark({ name }: { name: HandlingMarkName }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  )
}
