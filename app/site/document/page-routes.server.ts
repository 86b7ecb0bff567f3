import { type EntryContext, matchRoutes, type RouteObject } from 'react-router'

type Manifest = EntryContext['manifest']
type Routes = Manifest['routes']

const manifests = new WeakMap<Manifest, Map<string, Manifest>>()

/**
 * The context with the routes that a page needs only: its own, and those of the paths above it, which React Router names for the browser.
 * It builds, sorts and searches all routes of the context for each page, which took a tenth of the rendering.
 */
export function withRoutesOfPage(context: EntryContext): EntryContext {
  const { matches, location } = context.staticHandlerContext
  const page = matches.at(-1)
  // A splat does not tell its parent routes.
  if (!page || page.route.path?.endsWith('*')) return context
  const perPage = manifests.get(context.manifest) ?? new Map<string, Manifest>()
  manifests.set(context.manifest, perPage)
  let manifest = perPage.get(page.route.id)
  if (!manifest) {
    const own = matches.map(({ route }) => route.id)
    const ids = new Set([...own, ...idsAbove(context.manifest.routes, location.pathname)])
    const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.has(id)))
    manifest = { ...context.manifest, routes }
    perPage.set(page.route.id, manifest)
  }
  return { ...context, manifest }
}

function idsAbove(routes: Routes, pathname: string): string[] {
  const tree = treeOf(routes)
  const segments = pathname.split('/').filter(Boolean)
  return segments.flatMap((_, depth) => {
    const above = `/${segments.slice(0, depth).join('/')}`
    return (matchRoutes(tree, above) ?? []).map(({ route }) => route.id ?? '')
  })
}

function treeOf(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((entry): RouteObject[] => {
    if (!entry || entry.parentId !== parent) return []
    const { id, path, caseSensitive } = entry
    return entry.index
      ? [{ id, path, caseSensitive, index: true }]
      : [{ id, path, caseSensitive, children: treeOf(routes, id) }]
  })
}
