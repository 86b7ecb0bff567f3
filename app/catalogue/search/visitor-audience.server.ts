import type { Session } from '../../accounts/identity/session.server'
import { type Audience, audienceOfMember } from '../../lots/facts/disclosure'

/** Audience of a session; the team only with a verified second factor. */
export function audienceOf(session: Session | null): Audience {
  if (session?.opensOffice) return 'team'
  return audienceOfMember(session?.member)
}
