import { Hono } from 'hono'
import { widthFor } from '../../files/pictures/picture'
import { openThumbnails } from '../../files/pictures/thumbnails.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { ImagesBusy, ImageUnusable } from '../../platform/workers/images.server'
import { composeLotPicture } from '../share-pictures/compose-lot-picture.server'
import { openPictureRenderer } from '../share-pictures/render-picture.server'
import { requireLotOnSale } from './find-lot-on-sale.server'
import { presentLotSharePicture } from './lot-share-picture.server'

/** Twice its width in the picture, since photos are cropped at the sides. */
const PHOTO_WIDTH = 960

/** `/{lang}/products/{reference}/share.jpg`: link preview of a lot. */
export function lotPictureRoutes(services: Services): Hono {
  const router = new Hono()
  const draw = openPictureRenderer()
  const openThumbnail = openThumbnails(services)
  router.get('/:lang/products/:reference/share.jpg', async (context) => {
    const { lot, language, today } = await requireLotOnSale(services, context.req.param())
    const { shown, photo, version } = await presentLotSharePicture(services, lot, { language, today })
    const picture = await draw(`${lot.id} ${language} ${version}`, 'jpeg', async () => {
      const thumbnail = photo && { key: photo.key, width: widthFor(photo, PHOTO_WIDTH), format: 'jpg' as const }
      return composeLotPicture(shown, thumbnail && (await openThumbnail(thumbnail)))
    })
    const isThisVersion = context.req.query('v') === version
    return context.body(picture, 200, {
      'content-type': 'image/jpeg',
      'cache-control': isThisVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      // Other sites embed it.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  router.onError((fault) => {
    const unavailable = fault instanceof ImagesBusy || fault instanceof ImageUnusable
    throw unavailable ? new Refusal('errors.unavailable', 503, { retryAfterSeconds: 10, cause: fault }) : fault
  })
  return router
}
