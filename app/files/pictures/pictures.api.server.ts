import { Hono } from 'hono'
import { Refusal } from '../../platform/base/errors'
import { ImageUnusable } from '../../platform/workers/images.server'
import { asFileRefusal } from '../transfers/finish-upload.server'
import { type PictureFormat, type PictureWidth, pictureTypes, pictureWidths } from './picture'
import { asPictureRefusal, type PictureServices } from './register-picture.server'
import { openThumbnails } from './thumbnails.server'

/** `/pictures/{key}/{width}.{format}`. */
export function pictureRoutes(services: PictureServices): Hono {
  const router = new Hono()
  const open = openThumbnails(services)
  router.get('/pictures/:key{[\\w-]{1,64}}/:file', async (context) => {
    const { key, file } = context.req.param()
    const wanted = parseName(file)
    const bytes = wanted && (await open({ key, ...wanted }))
    if (!bytes) throw new Refusal('errors.not_found', 404)
    const etag = `"${key}-${file}"`
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      // Mails opened in a browser and readers of feeds show them from another origin.
      'cross-origin-resource-policy': 'cross-origin',
    }
    const known = context.req.header('if-none-match')
    if (known?.split(/\s*,\s*/).includes(etag)) return context.body(null, 304, headers)
    return context.body(bytes, 200, {
      ...headers,
      'content-type': pictureTypes[wanted.format],
      'content-length': String(bytes.length),
    })
  })
  router.onError((fault) => {
    // The source was readable when registered, so failing now is a server error.
    const broken = fault instanceof ImageUnusable
    throw broken
      ? new Refusal('errors.unavailable', 503, { retryAfterSeconds: 60, cause: fault })
      : asPictureRefusal(asFileRefusal(fault))
  })
  return router
}

function parseName(file: string): { width: PictureWidth; format: PictureFormat } | null {
  const [, name, ending] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(file) ?? []
  const width = pictureWidths.find((each) => String(each) === name)
  const format = ending === 'avif' || ending === 'webp' || ending === 'jpg' ? ending : null
  return width && format ? { width, format } : null
}
