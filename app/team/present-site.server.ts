import { isLanguage, type Language } from '../i18n/languages'
import type { Services } from '../platform/services.server'
import type { TeamMember } from '../platform/site-file.server'
import type { SiteFacts, TeamContact } from './use-site'

/** Writes out what pages in one language may know about the company. */
export function presentSite(services: Pick<Services, 'config' | 'now'>, language: Language): SiteFacts {
  const { site, publicUrl } = services.config
  const team = site.team.map((member) => presentMember(member, language))
  const contact = (email: string) => {
    const member = team.find((member) => member.email === email)
    if (!member) throw new Error(`The site file names ${email} as a contact, who is not in the team.`)
    return member
  }
  return {
    publicUrl,
    company: site.company,
    languages: site.languages.filter(isLanguage),
    team,
    offersContact: contact(site.offers.contact),
    buyersContact: contact(site.buyers.contact),
    externalForms: site.externalForms,
    answerWithinWorkingDays: site.offers.answerWithinWorkingDays,
    year: services.now().getUTCFullYear(),
  }
}

function presentMember(member: TeamMember, language: Language): TeamContact {
  const { name, initials, email, phone, chat } = member
  const title = member.title[language] ?? Object.values(member.title)[0] ?? ''
  return { name, initials, title, email, phone, chat, picture: member.picture ?? null }
}
