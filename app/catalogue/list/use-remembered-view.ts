import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListView } from './present-list.server'
import { rememberedView } from './remembered-view'

/** Opens the list in the view used last, unless the URL names one. */
export function useRememberedView({ layout, addresses: { table } }: ListView): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (layout === 'cards' && !new URLSearchParams(search).has('view') && rememberedView.read() === 'table')
      navigate(table, { replace: true, preventScrollReset: true })
  }, [layout, table, search, navigate])
}
