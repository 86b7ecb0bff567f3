import { useEffect, useRef, useState } from 'react'

// The drawing reads the theme's colours and moves, so it stands in the page itself. At 120 kB it must not be in the
// script as well: the server writes it, and the browser fetches it only when it comes here from another page.
const drawing = import.meta.env.SSR ? (await import('../art/warehouse.svg?raw')).default : ''

/** The drawn warehouse: goods in on one side, goods out on the other. Decoration only. */
export function HeroScene() {
  const [markup, setMarkup] = useState(drawing)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.hasChildNodes()) return
    import('../art/warehouse.svg?raw').then((file) => setMarkup(file.default))
  }, [])
  return <div className="hero__art" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}
