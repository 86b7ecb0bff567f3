import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '../../platform/i18n/languages'
import type { Site } from '../../platform/settings/site-file.server'

/** One of the people visitors talk to, in the visitor's language. */
export interface TeamContact {
  readonly name: string
  readonly initials: string
  /** What they do here. */
  readonly title: string
  readonly email: string
  readonly phone: string
  /** Address that opens a chat in a messaging app. */
  readonly chat: string
  /** Languages they can be called and written in (BCP 47). */
  readonly languages: readonly string[]
  /** Address of a portrait, 4:5, or null. */
  readonly picture: string | null
}

/** What every page may know about the company: the public part of the business settings. */
export interface SiteFacts {
  /** The origin in addresses that leave the site, such as `https://example.com`. */
  readonly publicUrl: string
  readonly company: Site['company']
  /** When the phone is answered, or null where the site file does not say. */
  readonly openingHours: string | null
  readonly languages: readonly Language[]
  readonly team: readonly TeamContact[]
  /** Who answers offers, and within how many working days. */
  readonly offersContact: TeamContact
  readonly answerWithinWorkingDays: number
  /** Who answers buyers, within how many working days, and the forms of other services where they ask. */
  readonly buyersContact: TeamContact
  readonly answersBuyersWithinWorkingDays: number
  readonly externalForms: Site['externalForms']
  /** The current year. */
  readonly year: number
}

const SiteContext = createContext<SiteFacts | null>(null)

/** Makes the facts of the company known to the pages below. Null when they could not be had: an error page. */
export function SiteProvider(props: { site: SiteFacts | null; children: ReactNode }) {
  return <SiteContext value={props.site}>{props.children}</SiteContext>
}

/** The facts of the company. Works on every page but the error page, which asks `useSiteIfKnown`. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider with facts above it.')
  return site
}

/** The facts of the company, or null where the server failed before it could say them. */
export function useSiteIfKnown(): SiteFacts | null {
  return useContext(SiteContext)
}
