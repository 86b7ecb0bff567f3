import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import type { Site, TeamMember } from '../../platform/settings/site-file.server'
import { brandAddresses, portraitAddress } from '../brand/brand-addresses.server'
import { flatColour } from '../brand/palette.server'
import { disabledPages } from '../brand/sections.server'
import type { SiteFacts, TeamContact } from './use-site'

export function presentSite(services: Pick<Services, 'config' | 'now'>, language: Language): SiteFacts {
  const { site, publicUrl } = services.config
  const team = site.team.map((member) => presentMember(site, member, language))
  return {
    publicUrl,
    company: site.company,
    openingHours: site.openingHours ? inLanguage(site.openingHours, language) : null,
    languages: site.languages,
    team,
    offersContact: requireContact(team, site.offers.contact),
    buyersContact: requireContact(team, site.buyers.contact),
    externalForms: site.externalForms,
    answerWithinWorkingDays: site.offers.answerWithinWorkingDays,
    answersBuyersWithinWorkingDays: site.buyers.answerWithinWorkingDays,
    brand: {
      ...brandAddresses(site),
      ground: { light: flatColour(site, 'kraft', 'light'), dark: flatColour(site, 'kraft', 'dark') },
    },
    leftOut: disabledPages(site),
    year: Number(todayOf(services).slice(0, 4)),
  }
}

/** Member of the team with this address; the check of the site file has made sure that there is one. */
export function requireContact<Member extends Pick<TeamMember, 'email'>>(
  team: readonly Member[],
  email: string,
): Member {
  const contact = team.find((member) => member.email === email)
  if (!contact) throw new Error(`The site file names ${email} as a contact, who is not in the team.`)
  return contact
}

function presentMember(site: Site, member: TeamMember, language: Language): TeamContact {
  const { name, initials, email, phone, chat, languages } = member
  return {
    name,
    initials,
    title: inLanguage(member.title, language),
    email,
    phone,
    chat,
    languages,
    picture: portraitAddress(site, member.picture),
  }
}

/** Text in the language, else in the first one available. */
export function inLanguage(words: Readonly<Partial<Record<string, string>>>, language: Language): string {
  return words[language] ?? Object.values(words)[0] ?? ''
}
