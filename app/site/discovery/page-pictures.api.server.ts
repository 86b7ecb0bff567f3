import { Hono } from 'hono'
import { composePicture } from '../../catalogue/share-pictures/compose-picture.server'
import { openPictureRenderer } from '../../catalogue/share-pictures/render-picture.server'
import { isLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { pageOfPicture } from './page-picture-address'
import { pagePicture, pagePicturesVersion } from './page-pictures.server'

/** `/share/{lang}/{page}.png`: share pictures of listed pages only. */
export function pagePictureRoutes(services: Pick<Services, 'config'>): Hono {
  const router = new Hono()
  const draw = openPictureRenderer()
  router.get('/share/:lang/:file{[a-z-]+\\.png}', async (context, next) => {
    const { site } = services.config
    const { lang, file } = context.req.param()
    const page = pageOfPicture(file.slice(0, -'.png'.length))
    if (!isLanguage(lang) || !site.languages.includes(lang) || !page) return next()
    const version = pagePicturesVersion(site, lang)
    const picture = await draw(`${lang} ${page} ${version}`, 'png', () => composePicture(pagePicture(site, lang, page)))
    const isThisVersion = context.req.query('v') === version
    return context.body(picture, 200, {
      'content-type': 'image/png',
      'cache-control': isThisVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      // Other sites embed it.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return router
}
