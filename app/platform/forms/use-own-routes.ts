import { useEffect } from 'react'

/**
 * Keeps a form on the screen if the connection is lost. Before it sends a form, React Router asks the server for the routes of the page's
 * own path, and if that fails, it shows an error page. The page already has these routes, so the request is answered here.
 */
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
