import { type ComponentType, useEffect, useState } from 'react'
import { BASKET } from './basket-place'

/** Shows the basket's link on any page. Most visitors have no basket: its script comes with the first lot. */
export function BasketNotice() {
  const [Link, setLink] = useState<ComponentType>()
  useEffect(() => {
    const show = () => import('./basket-link').then((loaded) => setLink(() => loaded.default)).catch(() => {})
    try {
      if (localStorage.getItem(BASKET)) show()
    } catch {
      // Storage is blocked, so there is no basket.
    }
    addEventListener(BASKET, show, { once: true })
  }, [])
  return (
    <p className="basket-link" role="status" data-kept={BASKET}>
      {Link && <Link />}
    </p>
  )
}
