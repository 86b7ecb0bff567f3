import type { ServerBuild } from 'react-router'

/**
 * The same pages without the back office, as everybody has them who does not work there: neither a server that answers for its
 * addresses nor a list of routes that names them. So its addresses are to visitors, by construction, what any unknown address is.
 */
export function withoutOffice(build: ServerBuild): ServerBuild {
  const assets = { ...build.assets, routes: withoutOfficeRoutes(build.assets.routes) }
  return { ...build, routes: withoutOfficeRoutes(build.routes), assets }
}

/** Ids of routes are the paths of their files. */
function withoutOfficeRoutes<Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('office/')))
}
