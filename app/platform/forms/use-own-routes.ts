import { useEffect } from 'react'

/**
 * Answers React Router's question which routes the page's own path has: the page names them. Before it sends a form, React Router asks the
 * server, and without a connection it would show an error page instead of the form and what was typed.
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
