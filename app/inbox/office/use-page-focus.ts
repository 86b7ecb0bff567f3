import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Gives the focus a place on every page that is come to without a page load: it would stay on the link in the rail, or be lost with
 * the one that was followed. It goes to the page's beginning; of a list that somebody comes back to, to the row they come from. What
 * takes the focus by itself keeps it.
 */
export function usePageFocus(): void {
  const { pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const last = useRef({ pathname, search })
  useEffect(() => {
    const from = last.current
    if (from.pathname === pathname && from.search === search) return
    last.current = { pathname, search }
    // A form that stays where it is while it is mended may lead to another page all the same.
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
