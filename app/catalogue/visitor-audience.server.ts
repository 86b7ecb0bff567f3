import type { Session } from '../identity/session.server'
import type { Audience } from '../lots/disclosure'

/** As what a visitor sees lots: anybody, a member whom the team has approved, or the team once a second factor has been shown. */
export function audienceOf(session: Session | null): Audience {
  if (session?.opensOffice) return 'team'
  return session?.member.approved ? 'member' : 'everyone'
}
