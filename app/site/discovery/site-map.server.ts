import { disabledPages } from '../../company/brand/sections.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Config } from '../../platform/settings/config.server'
import { listedPaths } from './pages'

/** Pages hidden from search engines, as paths of `robots.txt`: only the topmost, which do not reveal the office's pages. */
const unlistedPaths = [
  '/*/newsletter/confirm/',
  '/*/newsletter/unsubscribe/',
  '/*/newsletter/preferences/',
  '/*/offers/',
  '/*/availability/',
  '/*/inquiry',
  '/*/terms',
  '/*/sign-in',
  '/*/register',
  '/*/forgot-password',
  '/*/reset-password',
  '/*/verify',
  '/*/join-team',
  '/*/sign-out',
  '/*/account',
  '/*/saved',
  '/*/account-closed',
  '/*/confirm-email',
  '/*/team',
]

/** `sitemap.xml` (sitemaps.org 0.9): every listed page in every language. Our URLs need no XML escaping. */
export function presentSiteMap({ publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>): string {
  const { languages } = site
  const closed: readonly string[] = disabledPages(site)
  const entries = listedPaths
    .filter((page) => !closed.includes(page))
    .flatMap((page) => {
      const versions = languages.map((language) => ({ language, address: publicUrl + pageAddress(page, language) }))
      const links = [...versions.map(({ language, address }) => alternate(language, address))]
      if (versions[0]) links.push(alternate('x-default', versions[0].address))
      return versions.map(({ address }) => `<url><loc>${address}</loc>${links.join('')}</url>`)
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt` (RFC 9309): disallows the API and unlisted pages, and names the sitemap. */
export function presentRobots({ publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>): string {
  return [
    'User-agent: *',
    ...['/api/', ...unlistedPaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    ...(site.sections.catalogue ? [`Sitemap: ${publicUrl}/sitemap-lots.xml`] : []),
    '',
  ].join('\n')
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}
