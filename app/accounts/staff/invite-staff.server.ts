import { isNull, lt, sql } from 'drizzle-orm'
import { newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { queueInvitationMail } from '../identity/account-mail.server'
import { findMember, findTeamMembers } from '../identity/members.server'
import { invitations } from './staff.table.server'

/** Milliseconds that an invitation stands. */
const INVITATION_SPAN = 7 * 24 * 3_600_000

type StaffServices = Pick<Services, 'db' | 'config' | 'now'>

/**
 * Invites an address to the team by mail. An earlier invitation of the same address ends.
 * @param email in lower case
 * @returns the link, for who wants to hand it over, or null: the address is in the team already
 */
export async function inviteToTeam(
  services: Pick<Services, 'config' | 'now'> & { readonly db: Database | Transaction },
  email: string,
): Promise<string | null> {
  const now = services.now()
  const language = defaultLanguage(services.config.site)
  const { token, hash: tokenHash } = newMailToken()
  const expiresAt = new Date(now.getTime() + INVITATION_SPAN)
  return services.db.transaction(async (tx) => {
    if ((await findMember(tx, email))?.role === 'team') return null
    const invitation = { tokenHash, language, expiresAt, createdAt: now }
    await tx
      .insert(invitations)
      .values({ email, ...invitation })
      .onConflictDoUpdate({ target: invitations.email, set: invitation })
    await queueInvitationMail(tx, services, { email, language, token, expiresAt })
    return invitationLink(services, language, token)
  })
}

/**
 * As long as the team has no account: the link that makes the first one, for whoever starts the program. Each call makes
 * a new link and ends the one before, of which nobody but its reader knows more than a digest.
 * @returns null when the team has an account
 */
export async function offerFirstTeamAccount(services: StaffServices): Promise<string | null> {
  const language = defaultLanguage(services.config.site)
  const { token, hash: tokenHash } = newMailToken()
  return services.db.transaction(async (tx) => {
    // Nodes that start together take turns; the last one's link stands.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first team account', 0))`)
    await tx.delete(invitations).where(isNull(invitations.email))
    if ((await findTeamMembers(tx)).length > 0) return null
    await tx
      .insert(invitations)
      .values({ tokenHash, email: null, language, expiresAt: null, createdAt: services.now() })
    return invitationLink(services, language, token)
  })
}

/** Who has been invited and not come yet. */
export async function findInvitations({ db }: Pick<Services, 'db'>): Promise<{ email: string; expiresAt: Date }[]> {
  const rows = await db.select().from(invitations).orderBy(invitations.createdAt)
  return rows.flatMap(({ email, expiresAt }) => (email && expiresAt ? [{ email, expiresAt }] : []))
}

/** Forgets invitations that nobody used in time. */
export async function sweepInvitations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now()))
}

function invitationLink({ config }: Pick<Services, 'config'>, language: Language, token: string): string {
  return `${config.publicUrl}/${language}/join-team?token=${token}`
}
