import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListView } from './present-list.server'
import { rememberedView } from './remembered-view'

/** Opens the list as the visitor looked at it last; the address of a page wins. */
export function useRememberedView({ layout, addresses: { table } }: ListView): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (layout === 'cards' && !new URLSearchParams(search).has('view') && rememberedView.read() === 'table')
      navigate(table, { replace: true, preventScrollReset: true })
  }, [layout, table, search, navigate])
}
