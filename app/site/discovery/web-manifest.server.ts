import { flatColour } from '../../company/brand/palette.server'
import { direction, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Config } from '../../platform/settings/config.server'

export function presentWebManifest({ site }: Pick<Config, 'site'>, language: Language) {
  const t = translatorOf(language)
  const { name } = site.company
  return {
    id: '/',
    name,
    short_name: name,
    description: t('home.lead', { company: name }),
    lang: language,
    dir: direction(language),
    start_url: pageAddress('/:lang', language),
    scope: '/',
    display: 'minimal-ui',
    theme_color: flatColour(site, 'kraft', 'light'),
    background_color: flatColour(site, 'paper', 'light'),
    categories: ['business', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      ...(site.sections.catalogue ? [{ name: t('header.buy'), url: pageAddress('/:lang/products', language) }] : []),
      { name: t('header.sell'), url: pageAddress('/:lang/sell', language) },
      { name: t('header.contact'), url: pageAddress('/:lang/contact', language) },
    ],
  }
}
