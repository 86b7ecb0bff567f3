import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { isLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { presentSecurity } from './security-txt.server'
import { presentRobots, presentSiteMap } from './site-map.server'
import { presentWebManifest } from './web-manifest.server'

const AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** `sitemap.xml`, `robots.txt`, `security.txt`, and a web app manifest per language. */
export function discoveryRoutes(services: Pick<Services, 'config' | 'now'>): Hono {
  const router = new Hono()
  router.get('/robots.txt', (context) => context.text(presentRobots(services.config), 200, AN_HOUR))
  router.get('/.well-known/security.txt', (context) => context.text(presentSecurity(services), 200, AN_HOUR))
  router.get('/sitemap.xml', compress(), (context) =>
    context.body(presentSiteMap(services.config), 200, {
      ...AN_HOUR,
      'content-type': 'application/xml; charset=utf-8',
    }),
  )
  router.get('/:lang/manifest.webmanifest', (context, next) => {
    const language = context.req.param('lang')
    if (!isLanguage(language) || !services.config.site.languages.includes(language)) return next()
    return context.body(JSON.stringify(presentWebManifest(services.config, language)), 200, {
      ...AN_HOUR,
      'content-type': 'application/manifest+json',
    })
  })
  return router
}
