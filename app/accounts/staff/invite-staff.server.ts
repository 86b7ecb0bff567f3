import { isNull, lt, sql } from 'drizzle-orm'
import type { TeamRole } from '../../company/team/team-rights'
import { newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { queueAccountLink } from '../identity/account-mail.server'
import { findMember, findTeamMembers } from '../identity/members.server'
import { invitations } from './staff.table.server'

/** Lifetime of an invitation in milliseconds. */
const INVITATION_SPAN = 7 * 24 * 3_600_000

type StaffServices = Pick<Services, 'db' | 'config' | 'now'>

/** Replaces an earlier invitation. @returns the link, to hand over in person, or null if already in the team */
export async function inviteToTeam(
  services: Pick<Services, 'config' | 'now'> & { readonly db: Database | Transaction },
  email: string,
  teamRole: TeamRole = 'owner',
): Promise<string | null> {
  const now = services.now()
  const language = defaultLanguage(services.config.site)
  const { token, hash: tokenHash } = newMailToken()
  const expiresAt = new Date(now.getTime() + INVITATION_SPAN)
  return services.db.transaction(async (tx) => {
    if ((await findMember(tx, email))?.role === 'team') return null
    const invitation = { tokenHash, teamRole, language, expiresAt, createdAt: now }
    await tx
      .insert(invitations)
      .values({ email, ...invitation })
      .onConflictDoUpdate({ target: invitations.email, set: invitation })
    await queueAccountLink(tx, services, 'invitation', { email, language, token, validFor: INVITATION_SPAN })
    return invitationLink(services, language, token)
  })
}

/** For the operator; each call replaces the previous link. @returns null if the team has an account */
export async function offerFirstTeamAccount(services: StaffServices): Promise<string | null> {
  const language = defaultLanguage(services.config.site)
  const { token, hash: tokenHash } = newMailToken()
  return services.db.transaction(async (tx) => {
    // Serialize nodes that start together; the last link is the valid one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first team account', 0))`)
    await tx.delete(invitations).where(isNull(invitations.email))
    if ((await findTeamMembers(tx)).length > 0) return null
    await tx
      .insert(invitations)
      .values({ tokenHash, email: null, language, expiresAt: null, createdAt: services.now() })
    return invitationLink(services, language, token)
  })
}

export async function findInvitations({
  db,
}: Pick<Services, 'db'>): Promise<{ email: string; teamRole: TeamRole; expiresAt: Date }[]> {
  const rows = await db.select().from(invitations).orderBy(invitations.createdAt)
  return rows.flatMap(({ email, teamRole, expiresAt }) => (email && expiresAt ? [{ email, teamRole, expiresAt }] : []))
}

export async function sweepInvitations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now()))
}

function invitationLink({ config }: Pick<Services, 'config'>, language: Language, token: string): string {
  return `${config.publicUrl}/${language}/join-team?token=${token}`
}
