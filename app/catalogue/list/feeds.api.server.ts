import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { isLanguage } from '../../platform/i18n/languages'
import { readCatalogue, type Services } from '../../platform/services/services.server'
import { parseQueryLeniently } from '../search/catalogue-query'
import { type FindServices, searchLots } from '../search/search-lots.server'
import { presentLotsSiteMap, presentSiteMapIndex } from './lots-site-map.server'
import { type Feed, presentAtomFeed, presentJsonFeed } from './present-feeds.server'

const FIVE_MINUTES = { 'cache-control': 'public, max-age=300' }
const AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** Atom and JSON feeds per query and language, and the sitemaps of lots. Always the public view, even when signed in. */
export function feedRoutes(services: FindServices & Pick<Services, 'replicas'>): Hono {
  const router = new Hono()
  const isOn = () => services.config.site.sections.catalogue
  const findFeed = async (language: string, address: string): Promise<Feed | null> => {
    if (!isOn() || !isLanguage(language) || !services.config.site.languages.includes(language)) return null
    const query = { ...parseQueryLeniently(new URL(address).searchParams), sort: 'newest' as const }
    const found = await readCatalogue(services, (reading) =>
      searchLots(reading, query, { audience: 'everyone', language, everyWord: true }),
    )
    return { query, language, found }
  }
  router.get('/:lang/products/feed.xml', compress(), async (context, next) => {
    const feed = await findFeed(context.req.param('lang'), context.req.url)
    if (!feed) return next()
    const type = { 'content-type': 'application/atom+xml; charset=utf-8' }
    return context.body(presentAtomFeed(services.config, feed), 200, { ...FIVE_MINUTES, ...type })
  })
  router.get('/:lang/products/feed.json', compress(), async (context, next) => {
    const feed = await findFeed(context.req.param('lang'), context.req.url)
    if (!feed) return next()
    const type = { 'content-type': 'application/feed+json; charset=utf-8' }
    return context.body(JSON.stringify(presentJsonFeed(services.config, feed)), 200, { ...FIVE_MINUTES, ...type })
  })
  const XML = { ...AN_HOUR, 'content-type': 'application/xml; charset=utf-8' }
  router.get('/sitemap-lots.xml', compress(), async (context, next) =>
    isOn() ? context.body(await readCatalogue(services, presentSiteMapIndex), 200, XML) : next(),
  )
  router.get(
    '/:file{sitemap-lots-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.xml}',
    compress(),
    async (context, next) => {
      if (!isOn()) return next()
      const first = context.req.param('file').slice('sitemap-lots-'.length, -'.xml'.length)
      const map = await readCatalogue(services, (reading) => presentLotsSiteMap(reading, first))
      return context.body(map, 200, XML)
    },
  )
  return router
}
