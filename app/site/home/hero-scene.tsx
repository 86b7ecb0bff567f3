import { useEffect, useRef, useState } from 'react'

// Inline SVG, since it uses theme colours and animates. At 120 kB it must not be in the bundle too: the server renders it, and the
// browser loads it only after client-side navigation.
const drawing = import.meta.env.SSR ? (await import('../art/warehouse.svg?raw')).default : ''

export function HeroScene() {
  const [markup, setMarkup] = useState(drawing)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.hasChildNodes()) return
    import('../art/warehouse.svg?raw').then((file) => setMarkup(file.default))
  }, [])
  return <div className="hero__art" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}
