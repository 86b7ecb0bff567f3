import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListLayout, ListView } from './present-list.server'

const KEY = 'list-view'

/** Opens the list in the view used last, unless the URL names one. */
export function useRememberedView({ layout, addresses: { table } }: ListView): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (layout === 'cards' && !new URLSearchParams(search).has('view') && usedLast() === 'table')
      navigate(table, { replace: true, preventScrollReset: true })
  }, [layout, table, search, navigate])
}

export function rememberView(view: ListLayout): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage is full or blocked: the next page opens as cards.
  }
}

function usedLast(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
