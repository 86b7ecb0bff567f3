import { type ComponentType, useEffect, useState } from 'react'
import { BASKET } from './basket-place'

/** Shows the basket's link on any page. Its script is loaded with the first lot, because most visitors have no basket. */
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
