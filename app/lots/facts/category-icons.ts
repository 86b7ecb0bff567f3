import { boxes } from '../../platform/ui/every-icon'
import { categories, type UsualCategory } from './categories'

const usual: Readonly<Record<UsualCategory, string>> = {
  toys: '<path d="M15 9a9 9 0 0 1 8.6 5.6A21 21 0 0 1 32 13c3 0 5.8.6 8.4 1.6A9 9 0 1 1 51 22.6 20 20 0 0 1 53 32c0 11.6-9.4 21-21 21S11 43.6 11 32c0-3.4.8-6.6 2.2-9.4A9 9 0 0 1 15 9zm9 17.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm16 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM32 35c-6 0-10.5 3.8-10.5 8 0 1 .3 2 .7 2.9l6.3-3.3 1.5 2.4-5 2.7c1.9 1.4 4.3 2.3 7 2.3s5.1-.9 7-2.3l-5-2.7 1.5-2.4 6.3 3.3c.4-.9.7-1.9.7-2.9 0-4.2-4.5-8-10.5-8z" fill-rule="evenodd"/>',
  leisure:
    '<path d="M30.5 10v12.5L15.2 50H5zM33.5 10 59 50H48.8L33.5 22.5zM32 27.5 44.5 50H34V38h-4v12H19.5zM4 53h56v4H4z"/>',
  garden:
    '<path d="M14 39h36v6H14zM17 48h30l-3.4 11H20.4zM33.5 36V25.5C42 25.5 50 20 50 8c-8.5 0-15 4-17.5 10.5C30 12 24 9.5 15 9.5c0 9 6 15 14.5 15.8V36z"/>',
  jewelry:
    '<path d="M17.5 10h12L22 24H7zM34.5 10h12L57 24H42zM32 11.5 39 24H25zM8 27.5h14.5L29.5 52zM25.5 27.5h13L32 51zM41.5 27.5H56L34.5 52z"/>',
  shoes:
    '<path d="M5 22.5c3 2.6 7 2.6 10.5-.5l3-3.5 7.5 4-4.5 4.5 3 2.5 5-5 4 2.2-4.5 4.8 3 2.2 5.3-5.2 4.7 2.5-4 4.7 3.3 1.8 5-4.7c3.5 1.7 7 2.7 10 4.2 2.5 1.2 3.7 3 3.7 6V43H5zM5 46h54v2c0 2.5-1.5 4-4 4H9c-2.5 0-4-1.5-4-4z"/>',
  sport:
    '<path d="M8 20h7v24H8zM18 14h8v36h-8zM28.5 28.5h7v7h-7zM38 14h8v36h-8zM49 20h7v24h-7zM2 28h4v8H2zM58 28h4v8h-4z"/>',
  beauty:
    '<path d="M12 33h14v24H12zM14 20c0-6 4-11 10-13v23H14zM36 26h4v-5h-6v-3l11-4v7h-2v5h4v6H36zM33 35h17c3 2 4 5 4 8v14H29V43c0-3 1-6 4-8zm3 10v4h11v-4z" fill-rule="evenodd"/>',
  electronics:
    '<path d="M32 8c14 0 24 10 24 23h-6c0-10-7.5-17-16.5-17V8zM30.5 8v6C21.5 14 14 21 14 31H8C8 18 17 8 30.5 8zM8 34h9c2 0 3.5 1.5 3.5 3.5v15c0 2-1.5 3.5-3.5 3.5-5 0-9-4-9-9zM56 34h-9c-2 0-3.5 1.5-3.5 3.5v15c0 2 1.5 3.5 3.5 3.5 5 0 9-4 9-9z"/>',
  food: '<path transform="rotate(16 20 42)" d="M20 26c6.5 0 11 7 11 15.5S26.5 58 20 58 9 50 9 41.5 13.5 26 20 26zm-3.5 7c-2 1.8-3.2 4.8-3.2 8.5h3c0-2.6.8-4.6 1.9-5.9z" fill-rule="evenodd"/><path transform="rotate(-14 45 40)" d="M45 25c6 0 10.5 6.5 10.5 14.5S51 54 45 54s-10.5-6.5-10.5-14.5S39 25 45 25zm-3.5 6.5c-1.9 1.7-3 4.5-3 8h3c0-2.5.7-4.3 1.7-5.5z" fill-rule="evenodd"/><path d="M5 16.5C20 11 42 10 60 15l-.8 2.9c-6-1.6-10-2.3-15-2.7l1 6h-3l-1-6.2c-6-.2-11 .2-16 1.2l-.6 6.3h-3l.7-5.7c-5.3 1.1-10.3 2.5-15.3 4z"/><path d="M20 13C16 7 10 4 3 4c3 6 9 9.5 17 9zM33 11.5c2-6 8-9.5 17-9.5-4 6-10 9.5-17 9.5zM48 19c4-.5 8.5 1.5 12 6-5 .5-9-1.5-12-6z"/>',
}

/** Beside the filled icons, in their size. */
const all = `<path transform="scale(2.667)" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${boxes}"/>`

let own: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : JSON.parse(document.documentElement.dataset.icons ?? '{}')

/** Inner SVG of the categories' icons, 64 by 64. The document gives the site's own to its browser. */
export const categoryIcons: Record<string, string> = { ...usual, all, ...own }

export function setOwnIcons(icons: Readonly<Record<string, string>>): void {
  for (const category of Object.keys(own)) delete categoryIcons[category]
  own = icons
  Object.assign(categoryIcons, usual, icons)
}

/** Attributes of the document that tell its browser the site's categories and own icons. */
export function categoryData(): Readonly<Record<`data-${string}`, string>> {
  return {
    'data-categories': categories.join(' '),
    ...(Object.keys(own).length > 0 && { 'data-icons': JSON.stringify(own) }),
  }
}
