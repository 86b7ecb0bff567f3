import { Hono } from 'hono'
import sharp from 'sharp'
import type { Services } from '../../platform/services/services.server'
import { versionOf } from './brand-addresses.server'
import { coloursCss, flatColour } from './palette.server'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Icons that browsers and systems ask for by these names; `inset` leaves room for a mask. */
const icons: Readonly<Record<string, { readonly size: number; readonly inset: boolean }>> = {
  '/favicon.ico': { size: 32, inset: false },
  '/apple-touch-icon.png': { size: 180, inset: true },
  '/icons/icon-192.png': { size: 192, inset: false },
  '/icons/icon-512.png': { size: 512, inset: false },
  '/icons/maskable-192.png': { size: 192, inset: true },
  '/icons/maskable-512.png': { size: 512, inset: true },
}

/** The company's mark, colours and icons. Without a mark the program's own icons are served as files. */
export function brandRoutes(services: Pick<Services, 'config'>): Hono {
  const router = new Hono()
  const drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  router.get('/brand/mark.svg', (context, next) => {
    const { mark } = services.config.site.brand
    if (!mark) return next()
    return context.body(mark.svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': FOREVER })
  })
  router.get('/brand/colours.css', (context, next) => {
    const css = coloursCss(services.config.site)
    return css
      ? context.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER })
      : next()
  })
  // Photos as wide as they are shown on the densest screens, without what cameras write into them.
  router.get('/brand/:name{portrait-.+}', async (context, next) => {
    const photo = services.config.site.brand.portraits[context.req.param('name')]
    if (!photo) return next()
    const drawing = drawn.get(photo) ?? drawPortrait(photo)
    drawn.set(photo, drawing)
    return context.body(await drawing, 200, { 'content-type': 'image/webp', 'cache-control': FOREVER })
  })
  for (const [path, icon] of Object.entries(icons))
    router.get(path, async (context, next) => {
      const { site } = services.config
      const { mark } = site.brand
      if (!mark) return next()
      const ground = flatColour(site, 'kraft', 'light')
      const key = `${path} ${versionOf(mark.svg)} ${ground}`
      const drawing = drawn.get(key) ?? drawIcon(mark.svg, icon, ground)
      drawn.set(key, drawing)
      return context.body(await drawing, 200, { 'content-type': 'image/png', 'cache-control': AN_HOUR })
    })
  return router
}

async function drawPortrait(photo: string): Promise<Buffer<ArrayBuffer>> {
  const upright = sharp(Buffer.from(photo, 'base64')).rotate()
  return upright.resize(800, 960, { fit: 'cover', position: 'top' }).webp({ quality: 80 }).toBuffer()
}

async function drawIcon(svg: string, icon: { size: number; inset: boolean }, ground: string) {
  const { size, inset } = icon
  const side = inset ? Math.round(size * 0.7) : size
  const mark = await sharp(Buffer.from(svg), { density: 600 }).resize(side, side).png().toBuffer()
  if (!inset) return mark
  const background = { width: size, height: size, channels: 3, background: ground } as const
  return sharp({ create: background })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}
