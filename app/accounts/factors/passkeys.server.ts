import { randomUUIDv7 } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, DrizzleQueryError, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { PasskeyAssertion, PasskeyRegistration } from './factor-input'
import { passkeyChallenges, passkeys } from './factors.table.server'

/** Lifetime of a registration challenge, in milliseconds. */
const MAKING_SPAN = 5 * 60_000
/** Lifetime of a sign-in challenge, in milliseconds. Long, because a login form offers passkeys for as long as it is open. */
const PROOF_SPAN = 60 * 60_000

export interface RelyingParty {
  readonly name: string
  readonly origin: string
}

export function findPasskeys(db: Database | Transaction, memberId: string) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt))
}

export async function passkeyCreationOptions(
  db: Database,
  party: RelyingParty,
  member: { id: string; email: string },
  now: Date,
) {
  const known = await db.select().from(passkeys).where(eq(passkeys.memberId, member.id))
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: new URL(party.origin).hostname,
    userName: member.email,
    userID: new TextEncoder().encode(member.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // User verification makes a passkey count as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await noteChallenge(db, options.challenge, member.id, new Date(now.getTime() + MAKING_SPAN))
  return options
}

export async function storePasskey(
  tx: Transaction,
  party: RelyingParty,
  memberId: string,
  { name, credential }: { name: string; credential: PasskeyRegistration },
  now: Date,
): Promise<boolean> {
  const made = await verified(() =>
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, memberId, now),
      expectedOrigin: party.origin,
      expectedRPID: new URL(party.origin).hostname,
      requireUserVerification: true,
    }),
  )
  if (!made?.registrationInfo) return false
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential
  const kept = await tx
    .insert(passkeys)
    .values({
      id: randomUUIDv7(),
      memberId,
      credentialId,
      publicKey,
      counter,
      transports: credential.response.transports ?? [],
      name,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return kept.length > 0
}

export async function passkeyRequestOptions(db: Database, party: RelyingParty, now: Date) {
  const options = await generateAuthenticationOptions({
    rpID: new URL(party.origin).hostname,
    userVerification: 'required',
  })
  await noteChallenge(db, options.challenge, null, new Date(now.getTime() + PROOF_SPAN))
  return options
}

/** The member whose passkey signed the challenge; null if the response is invalid, expired or replayed. */
export async function verifyPasskeyAssertion(
  tx: Transaction,
  party: RelyingParty,
  proof: PasskeyAssertion,
  now: Date,
): Promise<string | null> {
  const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, proof.id)).for('update')
  if (!passkey) return null
  const { credentialId, publicKey, counter } = passkey
  const proven = await verified(() =>
    verifyAuthenticationResponse({
      response: proof,
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, null, now),
      expectedOrigin: party.origin,
      expectedRPID: new URL(party.origin).hostname,
      credential: { id: credentialId, publicKey, counter },
      requireUserVerification: true,
    }),
  )
  if (!proven?.verified) return null
  const used = { counter: proven.authenticationInfo.newCounter, lastUsedAt: now }
  await tx.update(passkeys).set(used).where(eq(passkeys.id, passkey.id))
  return passkey.memberId
}

export async function endPasskey(tx: Transaction, memberId: string, id: string): Promise<boolean> {
  const ended = await tx.delete(passkeys).where(isOf(memberId, id)).returning({ id: passkeys.id })
  return ended.length > 0
}

export async function namePasskey(db: Database, memberId: string, id: string, name: string): Promise<void> {
  await db.update(passkeys).set({ name }).where(isOf(memberId, id))
}

function isOf(memberId: string, id: string) {
  return and(eq(passkeys.memberId, memberId), eq(passkeys.id, id))
}

async function noteChallenge(db: Database, challenge: string, memberId: string | null, expiresAt: Date): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, memberId, expiresAt })
}

/** Consumes a challenge: each is accepted once. */
async function takeChallenge(tx: Transaction, challenge: string, memberId: string | null, now: Date): Promise<boolean> {
  const isFor = memberId === null ? isNull(passkeyChallenges.memberId) : eq(passkeyChallenges.memberId, memberId)
  const taken = await tx
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isFor, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length > 0
}

/** Returns null when the library rejects a response; database errors are rethrown. */
async function verified<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify()
  } catch (fault) {
    if (fault instanceof DrizzleQueryError) throw fault
    return null
  }
}
