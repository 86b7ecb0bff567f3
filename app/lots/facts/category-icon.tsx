import { useEffect, useRef, useState } from 'react'
import type { Category } from './categories'

// Rendered by the server; the browser loads the icons only after client-side navigation.
const drawn = import.meta.env.SSR ? (await import('./category-icons')).categoryIcons : null

/** Decorative icon of a category, or of all; the name is beside it. */
export function CategoryIcon({ category }: { category: Category | 'all' }) {
  const [stencils, setStencils] = useState(drawn)
  const glyph = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // Icons are decorative, so a failed import is ignored.
    if (!glyph.current?.hasChildNodes())
      import('./category-icons').then((loaded) => setStencils(loaded.categoryIcons)).catch(() => {})
  }, [])
  return (
    <svg
      className="glyph"
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
      ref={glyph}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: stencils?.[category] ?? '' }}
    />
  )
}
