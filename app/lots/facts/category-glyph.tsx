import { useEffect, useRef, useState } from 'react'
import type { Category } from './categories'

// As with the warehouse: the server writes them, and the browser fetches them only when it comes here from another page.
const drawn = import.meta.env.SSR ? (await import('./category-stencils')).stencils : null

/** A category's sign. Decoration: the category's name stands beside it. */
export function CategoryGlyph({ category }: { category: Category }) {
  const [stencils, setStencils] = useState(drawn)
  const glyph = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // Without its signs the page is as good.
    if (!glyph.current?.hasChildNodes())
      import('./category-stencils').then((loaded) => setStencils(loaded.stencils)).catch(() => {})
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
