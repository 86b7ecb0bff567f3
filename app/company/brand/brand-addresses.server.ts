import { hash } from 'node:crypto'
import type { Site } from '../../platform/settings/site-file.server'
import markUrl from '../../platform/ui/mark.svg?url&no-inline'
import { coloursCss } from './palette.server'

/** Addresses of the mark, the company's or the program's, and of the company's colours; null where it has none. */
export function brandAddresses(site: Site): { mark: string; colours: string | null } {
  const css = coloursCss(site)
  return {
    mark: site.brand.mark ? `/brand/mark.svg?v=${versionOf(site.brand.mark.svg)}` : markUrl,
    colours: css && `/brand/colours.css?v=${versionOf(css)}`,
  }
}

/** Address of a team member's picture, if there is one. */
export function portraitAddress({ brand }: Site, picture: string | undefined): string | null {
  const photo = picture && brand.portraits[picture]
  return photo ? `/brand/${picture}?v=${versionOf(photo)}` : (picture ?? null)
}

export function versionOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 10)
}
