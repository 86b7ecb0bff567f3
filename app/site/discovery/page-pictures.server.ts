import emptyPallet from '../../catalogue/list/art/empty-pallet.svg?raw'
import type { SharePicture } from '../../catalogue/share-pictures/compose-picture.server'
import { pictureVersion } from '../../catalogue/share-pictures/draw-picture.server'
import { type Drawing, drawingOf, inARow } from '../../catalogue/share-pictures/drawing'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Site } from '../../platform/settings/site-file.server'
import mark from '../../platform/ui/mark.svg?raw'
import olivesBlack from '../aliveta/art/olives-black.svg?raw'
import olivesGreen from '../aliveta/art/olives-green.svg?raw'
import olivesKalamata from '../aliveta/art/olives-kalamata.svg?raw'
import foodStill from '../art/food-still.svg?raw'
import palletWall from '../art/pallet-wall.svg?raw'
import warehouse from '../art/warehouse.svg?raw'
import agents from '../company-pages/art/agents.svg?raw'
import cornerToShop from '../company-pages/art/corner-to-shop.svg?raw'
import logistics from '../company-pages/art/logistics.svg?raw'
import manufacturers from '../company-pages/art/manufacturers.svg?raw'
import retail from '../company-pages/art/retail.svg?raw'
import wholesalers from '../company-pages/art/wholesalers.svg?raw'
import { type ListedPath, listedPaths, listingOf } from './pages'

/** Illustration of each listed page, complete by type. One has its own background, which is removed. */
const drawings: Readonly<Record<ListedPath, Drawing>> = {
  '/:lang': drawingOf(warehouse, 80),
  '/:lang/food': drawingOf(foodStill),
  '/:lang/aliveta': inARow([olivesBlack, olivesGreen, olivesKalamata], 480),
  '/:lang/stocklots': drawingOf(palletWall),
  '/:lang/products': drawingOf(palletWall),
  '/:lang/sell': drawingOf(wholesalers, 20),
  '/:lang/request': drawingOf(logistics, 20),
  '/:lang/contact': drawingOf(agents, 20),
  '/:lang/about-us': drawingOf(cornerToShop.replace('fill="#D9B283"', 'fill="none"'), 50),
  '/:lang/newsletter': drawingOf(retail, 20),
  '/:lang/privacy': drawingOf(emptyPallet),
  '/:lang/imprint': drawingOf(manufacturers, 20),
}

export function pagePicture(site: Site, language: Language, page: ListedPath): SharePicture {
  const company = site.company.name
  const headline = translatorOf(language)(listingOf(page).headline, { company })
  return { language, company, headline, mark, drawing: drawings[page] }
}

const versions = new Map<string, string>()

/** Version of all share pictures in a language; changes with any text or illustration. */
export function pagePicturesVersion(site: Site, language: Language): string {
  const key = `${language} ${site.company.name}`
  const known = versions.get(key)
  if (known) return known
  const version = pictureVersion(listedPaths.map((page) => pagePicture(site, language, page)))
  versions.set(key, version)
  return version
}
