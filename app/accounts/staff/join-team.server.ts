import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { mailTokenHash } from '../../platform/base/mail-token.server'
import type { Services } from '../../platform/services/services.server'
import type { AuthServices } from '../identity/auth.server'
import { changeRole, findMember, makeMember } from '../identity/members.server'
import { hashPassword, rejectCommonPassword } from '../identity/password.server'
import { deviceCookie } from '../identity/password-guesses.server'
import type { Cookies } from '../identity/sign-in.server'
import { linkEnded } from '../identity/use-mail-link.server'
import { invitations } from './staff.table.server'

export interface Invitation {
  /** Invited address; null for the first team account, which chooses its address. */
  readonly email: string | null
  /** The existing account joins the team and keeps its name and password. */
  readonly hasAccount: boolean
}

export async function findInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<Invitation | null> {
  const [found] = await db.select().from(invitations).where(isOpen(token, now()))
  if (!found) return null
  return { email: found.email, hasAccount: found.email !== null && (await findMember(db, found.email)) !== null }
}

/**
 * Creates a team account, or promotes the existing one (`newcomer` null) and ends its sessions.
 * @throws {InvalidInput} `password`: `validation.password_common`; the link still works
 * @throws {Refusal} 410 `account_link.ended`; 429; 503
 */
export async function joinTeam(
  services: AuthServices,
  token: string,
  newcomer: { name: string; email: string; password: string } | null,
): Promise<Cookies & { email: string }> {
  if (!(await findInvitation(services, token))) throw linkEnded()
  const password = newcomer && (await newPasswordHash(newcomer.password, token))
  const now = services.now()
  const email = await services.db.transaction(async (tx) => {
    const [used] = await tx.delete(invitations).where(isOpen(token, now)).returning()
    if (!used) throw linkEnded()
    const { language, teamRole } = used
    const email = used.email ?? newcomer?.email ?? ''
    const made =
      newcomer && password
        ? await makeMember(
            tx,
            { email, name: newcomer.name, language, role: 'team', teamRole, standing: 'approved', password },
            now,
          )
        : false
    if (!made && !(await changeRole(tx, email, 'team', now, teamRole))) throw linkEnded()
    return email
  })
  return { email, cookies: new Headers({ 'set-cookie': await deviceCookie(services, services.db, 'password', email) }) }
}

async function newPasswordHash(password: string, token: string): Promise<string> {
  await rejectCommonPassword(password)
  return hashPassword(password, token)
}

function isOpen(token: string, now: Date) {
  const inTime = or(isNull(invitations.expiresAt), gt(invitations.expiresAt, now))
  return and(eq(invitations.tokenHash, mailTokenHash(token)), inTime)
}
