import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureView } from './picture-view'

const picture = { key: 'K', width: 700, height: 500, placeholder: 'data:image/webp;base64,AA' }
const html = (more: { priority?: boolean } = {}) =>
  renderToStaticMarkup(<PictureView picture={picture} sizes="50vw" alt="Olives on a pallet" {...more} />)

test('offers every width in every format, up to the picture’s own width', () => {
  const srcset = (format: string) =>
    `${[160, 320, 480, 640].map((width) => `/pictures/K/${width}.${format} ${width}w`).join(', ')}, /pictures/K/960.${format} 700w`
  expect(html()).toContain(`<source type="image/avif" srcSet="${srcset('avif')}" sizes="50vw"/>`)
  expect(html()).toContain(`<source type="image/webp" srcSet="${srcset('webp')}" sizes="50vw"/>`)
  expect(html()).toContain(`srcSet="${srcset('jpg')}" sizes="50vw" src="/pictures/K/640.jpg"`)
})

test('reserves its space, and loads eagerly only with priority', () => {
  expect(html()).toContain('alt="Olives on a pallet" width="700" height="500" loading="lazy" decoding="async"')
  expect(html({ priority: true })).toContain('loading="eager" fetchPriority="high"')
  expect(html()).toContain('<img src="data:image/webp;base64,AA" alt="" width="700" height="500"/>')
})
