import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '../../platform/i18n/languages'
import type { PagePath } from '../../platform/i18n/page-address'
import type { Site } from '../../platform/settings/site-file.server'
import { DisabledPages } from '../../platform/ui/page-link'

export interface TeamContact {
  readonly name: string
  readonly initials: string
  readonly title: string
  readonly email: string
  readonly phone: string
  readonly chat: string
  /** Spoken languages (BCP 47). */
  readonly languages: readonly string[]
  /** URL of a 4:5 portrait, or null. */
  readonly picture: string | null
}

export interface SiteFacts {
  /** Origin for absolute URLs, such as `https://example.com`. */
  readonly publicUrl: string
  readonly company: Site['company']
  readonly openingHours: string | null
  readonly languages: readonly Language[]
  readonly team: readonly TeamContact[]
  readonly offersContact: TeamContact
  readonly answerWithinWorkingDays: number
  readonly buyersContact: TeamContact
  readonly answersBuyersWithinWorkingDays: number
  readonly externalForms: Site['externalForms']
  readonly year: number
  /** Addresses of the mark and of the company's own colours, if it has some. `ground`: colours of the browser's frame. */
  readonly brand: {
    readonly mark: string
    readonly colours: string | null
    readonly ground: Readonly<Record<'light' | 'dark', string>>
  }
  readonly leftOut: readonly PagePath[]
}

const SiteContext = createContext<SiteFacts | null>(null)

/** Provides the company facts; null on an error page that could not load them. */
export function SiteProvider(props: { site: SiteFacts | null; children: ReactNode }) {
  return (
    <SiteContext value={props.site}>
      <DisabledPages value={props.site?.leftOut ?? []}>{props.children}</DisabledPages>
    </SiteContext>
  )
}

/** The company facts. Throws on the error page, which uses `useSiteIfKnown`. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext)
  if (!site) throw new Error('No SiteProvider')
  return site
}

export function useSiteIfKnown(): SiteFacts | null {
  return useContext(SiteContext)
}
