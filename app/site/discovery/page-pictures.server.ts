import type { SharePicture } from '../../catalogue/share-pictures/compose-picture.server'
import { type Illustration, parseIllustration, sideBySide } from '../../catalogue/share-pictures/illustration'
import { pictureVersion } from '../../catalogue/share-pictures/render-picture.server'
import { lookOf, markOf } from '../../company/brand/mark.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Site } from '../../platform/settings/site-file.server'
import emptyPallet from '../../platform/ui/empty-pallet.svg?raw'
import palletWall from '../../platform/ui/pallet-wall.svg?raw'
import olivesBlack from '../aliveta/art/olives-black.svg?raw'
import olivesGreen from '../aliveta/art/olives-green.svg?raw'
import olivesKalamata from '../aliveta/art/olives-kalamata.svg?raw'
import foodStill from '../art/food-still.svg?raw'
import warehouse from '../art/warehouse.svg?raw'
import agents from '../company-pages/art/agents.svg?raw'
import cornerToShop from '../company-pages/art/corner-to-shop.svg?raw'
import logistics from '../company-pages/art/logistics.svg?raw'
import manufacturers from '../company-pages/art/manufacturers.svg?raw'
import retail from '../company-pages/art/retail.svg?raw'
import wholesalers from '../company-pages/art/wholesalers.svg?raw'
import { headlineOf, type ListedPath, listedPaths } from './pages'

/** Illustration of each listed page, complete by type. One has its own background, which is removed. */
const drawings: Readonly<Record<ListedPath, Illustration>> = {
  '/:lang': parseIllustration(warehouse, 80),
  '/:lang/food': parseIllustration(foodStill),
  '/:lang/aliveta': sideBySide([olivesBlack, olivesGreen, olivesKalamata], 480),
  '/:lang/stocklots': parseIllustration(palletWall),
  '/:lang/products': parseIllustration(palletWall),
  '/:lang/sell': parseIllustration(wholesalers, 20),
  '/:lang/request': parseIllustration(logistics, 20),
  '/:lang/contact': parseIllustration(agents, 20),
  '/:lang/about-us': parseIllustration(cornerToShop.replace('fill="#D9B283"', 'fill="none"'), 50),
  '/:lang/newsletter': parseIllustration(retail, 20),
  '/:lang/privacy': parseIllustration(emptyPallet),
  '/:lang/imprint': parseIllustration(manufacturers, 20),
}

export function pagePicture(site: Site, language: Language, page: ListedPath): SharePicture {
  const company = site.company.name
  const headline = translatorOf(language)(headlineOf(page), { company })
  return { language, company, headline, mark: markOf(site), look: lookOf(site), drawing: drawings[page] }
}

const versions = new WeakMap<Site, Map<Language, string>>()

/** Version of all share pictures in a language; changes with any text or illustration. */
export function pagePicturesVersion(site: Site, language: Language): string {
  const ofSite = versions.get(site) ?? new Map<Language, string>()
  versions.set(site, ofSite)
  const known = ofSite.get(language)
  if (known) return known
  const version = pictureVersion(listedPaths.map((page) => pagePicture(site, language, page)))
  ofSite.set(language, version)
  return version
}
