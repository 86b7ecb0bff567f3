import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Moves the focus after client-side navigation: to the page's start, or back to the list row the user came from; autofocus wins. */
export function usePageFocus(): void {
  const { pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const last = useRef({ pathname, search })
  useEffect(() => {
    const from = last.current
    if (from.pathname === pathname && from.search === search) return
    last.current = { pathname, search }
    // A form with `preventScrollReset` may still redirect to another page.
    if (from.pathname !== pathname && way !== 'POP' && hash === '') window.scrollTo(0, 0)
    const main = document.getElementById('main')
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const isTaken = activeElement !== main && main?.contains(activeElement)
    if (!main || isTaken || (from.pathname === pathname && !isLost)) return
    const isUp = from.pathname.startsWith(`${pathname}/`)
    const row = isUp ? main.querySelector<HTMLElement>(`a[href="${CSS.escape(from.pathname)}"]`) : null
    if (row) row.focus()
    else main.focus({ preventScroll: true })
  })
}
