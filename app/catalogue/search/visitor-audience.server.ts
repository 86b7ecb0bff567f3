import type { Session } from '../../accounts/identity/session.server'
import { type Audience, audienceOfMember } from '../../lots/facts/disclosure'

/** As what a visitor sees lots: anybody, a member whom the team has approved, or the team once a second factor has been shown. */
export function audienceOf(session: Session | null): Audience {
  if (session?.opensOffice) return 'team'
  return audienceOfMember(session?.member)
}
