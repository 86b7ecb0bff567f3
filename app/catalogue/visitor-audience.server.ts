import type { Session } from '../identity/session.server'
import type { Audience } from '../lots/disclosure'

/** As what a visitor sees lots: whoever has not signed in, a member, or the team once a second factor has been shown. */
export function audienceOf(session: Session | null): Audience {
  if (!session) return 'everyone'
  return session.opensOffice ? 'team' : 'member'
}
