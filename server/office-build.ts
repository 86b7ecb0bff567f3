import type { ServerBuild } from 'react-router'

/**
 * The same pages without the back office, as everybody has them who does not work there: neither a server that answers for its
 * addresses nor a list of routes that names them. So its addresses are to visitors, by construction, what any unknown address is.
 */
export function withoutOffice(build: ServerBuild): ServerBuild {
  const assets = { ...build.assets, routes: withoutOfficeRoutes(build.assets.routes) }
  return { ...build, routes: withoutOfficeRoutes(build.routes), assets }
}

/** The frame of the back office, with its gate. Ids of routes are the paths of their files. */
const FRAME = 'inbox/office/office-frame-route'

/** Leaves out the frame and every page in it, whichever room it is from. */
function withoutOfficeRoutes<Route extends { parentId?: string | undefined } | undefined>(
  routes: Readonly<Record<string, Route>>,
): Record<string, Route> {
  const isInside = (id: string | undefined): boolean =>
    id !== undefined && (id === FRAME || isInside(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isInside(id)))
}
