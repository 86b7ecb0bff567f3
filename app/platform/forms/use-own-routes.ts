import { useEffect } from 'react'

/** React Router asks for the page's routes before it sends a form. Offline that would show an error page, so it is answered here. */
export function useOwnRoutes(): void {
  useEffect(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const isOfRoutes = input instanceof URL && input.pathname === '/__manifest'
      const paths = isOfRoutes ? (input.searchParams.get('paths')?.split(',') ?? []) : []
      const isOwn = paths.length > 0 && paths.every((path) => `${location.pathname}/`.startsWith(`${path}/`))
      return isOwn ? Response.json({}) : send(input, init)
    }
    return () => {
      window.fetch = send
    }
  }, [])
}
