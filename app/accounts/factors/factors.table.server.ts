import { bigint, boolean, customType, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (data) => Buffer.from(data),
  fromDriver: (data) => new Uint8Array(data),
})

export const totpSecrets = pgTable('totp_secrets', {
  memberId: uuid('member_id').primaryKey(),
  /** Encrypted by the database vault. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastPeriod: bigint('last_period', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  memberId: uuid('member_id'),
  expiresAt: moment('expires_at').notNull(),
})

export const signInSteps = pgTable('sign_in_steps', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  remember: boolean('remember').notNull(),
  signedInAt: moment('signed_in_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
