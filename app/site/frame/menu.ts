import foodUrl from '../../files/pictures/plates/food.svg?url&no-inline'
import type { PagePath } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import olivesUrl from '../aliveta/art/olives-green.svg?url&no-inline'

/** A page in the menu. */
export interface MenuPage {
  readonly label: MessageKey
  readonly page: PagePath
  /** A line that says more, and a small picture, for pages inside a group. */
  readonly note?: MessageKey
  readonly picture?: string
}

/** Several pages behind one word. */
export interface MenuGroup {
  readonly label: MessageKey
  readonly pages: readonly MenuPage[]
}

/** Where header and drawer lead, in this order. A new page gets its line here. */
export const menu: readonly (MenuPage | MenuGroup)[] = [
  { label: 'header.home', page: '/:lang' },
  {
    label: 'header.food',
    pages: [
      { label: 'header.food_goods', page: '/:lang/food', note: 'header.food_note', picture: foodUrl },
      { label: 'header.aliveta', page: '/:lang/aliveta', note: 'header.aliveta_note', picture: olivesUrl },
    ],
  },
  { label: 'header.buy', page: '/:lang/stocklots' },
  { label: 'header.sell', page: '/:lang/sell' },
  { label: 'header.about', page: '/:lang/about-us' },
  { label: 'header.contact', page: '/:lang/contact' },
]

/** Where the footer leads besides. */
export const footerColumns: readonly { title: MessageKey; pages: readonly MenuPage[] }[] = [
  {
    title: 'footer.trade',
    pages: [
      { label: 'lot_page.products', page: '/:lang/products' },
      { label: 'footer.stocklots', page: '/:lang/stocklots' },
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

/** What the law wants to be found from every page. */
export const legalPages: readonly MenuPage[] = [
  { label: 'footer.privacy', page: '/:lang/privacy' },
  { label: 'footer.imprint', page: '/:lang/imprint' },
]
