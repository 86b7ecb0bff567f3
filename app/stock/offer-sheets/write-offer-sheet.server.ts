import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { markOf } from '../../company/brand/mark.server'
import { coloursCss, recoloured } from '../../company/brand/palette.server'
import { widthFor } from '../../files/pictures/picture'
import { openThumbnails } from '../../files/pictures/thumbnails.server'
import type { Lot } from '../../lots/lots/find-lots.server'
import type { Reader } from '../../lots/presentation/present-lot.server'
import type { Services } from '../../platform/services/services.server'
import { ImageUnusable } from '../../platform/workers/images.server'
import template from './offer-sheet.typ?raw'
import { presentOfferSheet, type SheetPicture } from './present-offer-sheet.server'
import { openPrintableText } from './printable-text.server'

type SheetServices = Pick<Services, 'config' | 'db' | 'storage' | 'images' | 'typesetter' | 'log' | 'now'>

const MAX_LOTS = 50
/** About 150 kB each. */
const MAX_CACHED = 64
/** In pixels, for 250 dpi. */
const widths = { large: 960, small: 320 } as const

/** Shows only what the reader may see. @throws {RangeError} no lots, or more than 50 @throws {WorkersBusy | WorkerFailed | ImagesBusy} */
type WriteOfferSheet = (lots: readonly Lot[], reader: Reader) => Promise<Uint8Array<ArrayBuffer>>

export function openOfferSheets(services: SheetServices): WriteOfferSheet {
  const cached = new LRUCache<string, ReturnType<WriteOfferSheet>>({ max: MAX_CACHED })
  const openThumbnail = openThumbnails(services)

  /** A missing or broken picture is omitted and logged. */
  async function bytesOf({ picture, large }: SheetPicture): Promise<Uint8Array | null> {
    const width = widthFor(picture, large ? widths.large : widths.small)
    return openThumbnail({ key: picture.key, width, format: 'jpg' }).catch((fault: unknown) => {
      if (!(fault instanceof ImageUnusable)) throw fault
      services.log.warn({ err: fault, picture: picture.key }, 'a picture is missing on an offer sheet')
      return null
    })
  }

  async function write({ sheet, pictures, drawings }: Awaited<ReturnType<typeof presentOfferSheet>>) {
    const files: Record<string, Uint8Array> = { ...drawings, 'mark.svg': Buffer.from(markOf(services.config.site)) }
    for (const picture of pictures) {
      const bytes = await bytesOf(picture)
      if (bytes) files[picture.file] = bytes
    }
    const lots = sheet.lots.map((lot) => ({ ...lot, photos: lot.photos.filter(({ file }) => file in files) }))
    const printable = await openPrintableText()
    const words = (_: string, held: unknown) => (typeof held === 'string' ? printable(held) : held)
    files['sheet.json'] = Buffer.from(JSON.stringify({ ...sheet, lots }, words))
    return services.typesetter.typeset({ template: recoloured(template, services.config.site), files })
  }

  return async (lots, reader) => {
    if (lots.length === 0 || lots.length > MAX_LOTS) throw new RangeError(`A sheet has 1 to ${MAX_LOTS} lots.`)
    const words = await presentOfferSheet(services, lots, reader)
    // The key covers all content, so readers with different access never share a sheet.
    const key = hash(
      'sha256',
      JSON.stringify([
        words.sheet,
        markOf(services.config.site),
        coloursCss(services.config.site),
        words.pictures.map(({ picture }) => picture.key),
      ]),
      'base64url',
    )
    const known = cached.get(key)
    if (known) return known
    const written = write(words)
    cached.set(key, written)
    written.catch(() => cached.delete(key))
    return written
  }
}
