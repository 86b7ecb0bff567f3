import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { codingFor } from '../app/platform/content-coding.server'

/** The list of routes that browsers load, in the codings that they read. */
export interface RouteList {
  readonly path: string
  readonly answer: (acceptEncoding: string | null) => Response
}

/** The pages as everybody has them who does not work in the back office. */
export interface PublicBuild {
  readonly build: ServerBuild
  /** Null in development, where Vite makes the list. */
  readonly routeList: RouteList | null
}

/**
 * The same pages without the back office: neither a server that answers for its addresses nor a list of routes that names them.
 * So its addresses are to visitors, by construction, what any unknown address is.
 */
export function withoutOffice(build: ServerBuild): PublicBuild {
  const routes = withoutOfficeRoutes(build.routes)
  const assets = { ...build.assets, routes: withoutOfficeRoutes(build.assets.routes) }
  if (!assets.url.startsWith('/assets/')) return { build: { ...build, routes, assets }, routeList: null }
  const digest = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 16)
  assets.url = `/assets/routes-${digest}.js`
  return { build: { ...build, routes, assets }, routeList: keepRouteList(assets) }
}

/** Ids of routes are the paths of their files. */
function withoutOfficeRoutes<Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('office/')))
}

function keepRouteList(assets: ServerBuild['assets']): RouteList {
  // What React Router's own file says (@react-router/dev, vite/plugin).
  const plain = Buffer.from(`window.__reactRouterManifest=${JSON.stringify(assets)};`)
  const bodies = { br: brotliCompressSync(plain), gzip: gzipSync(plain) }
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  }
  return {
    path: assets.url,
    answer: (acceptEncoding) => {
      const coding = codingFor(acceptEncoding ?? '', ['br', 'gzip'])
      return coding === null
        ? new Response(plain, { headers })
        : new Response(bodies[coding], { headers: { ...headers, 'content-encoding': coding } })
    },
  }
}
