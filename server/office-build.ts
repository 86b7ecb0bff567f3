import type { ServerBuild } from 'react-router'

/** The build for everyone but the team. Without routes and manifest entries, office URLs are like unknown ones by construction. */
export function withoutOffice(build: ServerBuild): ServerBuild {
  const assets = { ...build.assets, routes: withoutOfficeRoutes(build.assets.routes) }
  return { ...build, routes: withoutOfficeRoutes(build.routes), assets }
}

/** Layout route of the office, with its access check. Route ids are file paths. */
const FRAME = 'inbox/office/office-frame-route'

function withoutOfficeRoutes<Route extends { parentId?: string | undefined } | undefined>(
  routes: Readonly<Record<string, Route>>,
): Record<string, Route> {
  const isInside = (id: string | undefined): boolean =>
    id !== undefined && (id === FRAME || isInside(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isInside(id)))
}
