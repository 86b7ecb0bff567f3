// Inline SVG, since it uses theme colours and animates. At 80 kB it must not be in the bundle too: the server renders it, and the
// browser loads it only after client-side navigation.
const drawing = import.meta.env.SSR ? (await import('../art/warehouse.svg?raw')).default : ''

export function HeroScene() {
  return (
    <div
      className="hero__art"
      ref={loadDrawing}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

function loadDrawing(box: HTMLElement | null): void {
  if (!box || box.hasChildNodes()) return
  // React leaves the content alone, as the HTML in its own property never changes.
  import('../art/warehouse.svg?raw').then((file) => {
    box.innerHTML = file.default
  })
}
