import { isLanguage, type Language } from '../i18n/languages'
import type { Services } from '../platform/services.server'
import type { TeamMember } from '../platform/site-file.server'
import type { SiteFacts, TeamContact } from './use-site'

/** Writes out what pages in one language may know about the company. */
export function presentSite(services: Pick<Services, 'config' | 'now'>, language: Language): SiteFacts {
  const { site, publicUrl } = services.config
  const team = site.team.map((member) => presentMember(member, language))
  const offersContact = team.find((member) => member.email === site.offers.contact)
  if (!offersContact) throw new Error('The site file names a contact for offers who is not in the team.')
  return {
    publicUrl,
    company: site.company,
    languages: site.languages.filter(isLanguage),
    team,
    offersContact,
    answerWithinWorkingDays: site.offers.answerWithinWorkingDays,
    year: services.now().getUTCFullYear(),
  }
}

function presentMember(member: TeamMember, language: Language): TeamContact {
  const { name, initials, email, phone, chat } = member
  const title = member.title[language] ?? Object.values(member.title)[0] ?? ''
  return { name, initials, title, email, phone, chat, picture: member.picture ?? null }
}
