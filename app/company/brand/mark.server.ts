import type { Site } from '../../platform/settings/site-file.server'
import programMark from '../../platform/ui/mark.svg?raw'
import { flatColour, recoloured } from './palette.server'

/** SVG of the company's mark; without one, the program's in the company's colours. */
export function markOf(site: Site): string {
  return site.brand.mark?.svg ?? recoloured(programMark, site)
}

export interface PictureLook {
  readonly ground: string
  readonly ink: string
}

export function lookOf(site: Site): PictureLook {
  return { ground: flatColour(site, 'kraft', 'light'), ink: flatColour(site, 'kraft-ink', 'light') }
}
