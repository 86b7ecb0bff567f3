import { useSite } from '../../company/contacts/use-site'
import foodUrl from '../../files/pictures/illustrations/food.svg?url&no-inline'
import type { PagePath } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import olivesUrl from '../aliveta/art/olives-green.svg?url&no-inline'

export interface MenuPage {
  readonly label: MessageKey
  readonly page: PagePath
  readonly note?: MessageKey
  readonly picture?: string
}

export interface MenuGroup {
  readonly label: MessageKey
  readonly pages: readonly MenuPage[]
}

const menu: readonly (MenuPage | MenuGroup)[] = [
  { label: 'header.home', page: '/:lang' },
  {
    label: 'header.food',
    pages: [
      { label: 'header.food_goods', page: '/:lang/food', note: 'header.food_note', picture: foodUrl },
      { label: 'header.aliveta', page: '/:lang/aliveta', note: 'header.aliveta_note', picture: olivesUrl },
    ],
  },
  { label: 'header.buy', page: '/:lang/products' },
  { label: 'header.sell', page: '/:lang/sell' },
  { label: 'header.about', page: '/:lang/about-us' },
  { label: 'header.contact', page: '/:lang/contact' },
]

const footerColumns: readonly { title: MessageKey; pages: readonly MenuPage[] }[] = [
  {
    title: 'footer.trade',
    pages: [
      { label: 'lot_page.products', page: '/:lang/products' },
      { label: 'stocklots_page.title', page: '/:lang/stocklots' },
      { label: 'footer.send_request', page: '/:lang/request' },
      { label: 'footer.send_offer', page: '/:lang/sell' },
      { label: 'header.food_goods', page: '/:lang/food' },
    ],
  },
  {
    title: 'footer.company',
    pages: [
      { label: 'header.about', page: '/:lang/about-us' },
      { label: 'header.contact', page: '/:lang/contact' },
      { label: 'header.aliveta', page: '/:lang/aliveta' },
      { label: 'footer.newsletter', page: '/:lang/newsletter' },
    ],
  },
]

const legalPages: readonly MenuPage[] = [
  { label: 'footer.privacy', page: '/:lang/privacy' },
  { label: 'footer.imprint', page: '/:lang/imprint' },
  { label: 'terms_page.title', page: '/:lang/terms' },
]

export function useMenus() {
  const { leftOut } = useSite()
  const on = (pages: readonly MenuPage[]) => pages.filter(({ page }) => !leftOut.includes(page))
  return {
    main: menu.flatMap((entry): readonly (MenuPage | MenuGroup)[] => {
      const pages = on('page' in entry ? [entry] : entry.pages)
      return pages[1] ? [{ ...entry, pages }] : pages
    }),
    footer: footerColumns.map((column) => ({ ...column, pages: on(column.pages) })),
    legal: legalPages,
  }
}
