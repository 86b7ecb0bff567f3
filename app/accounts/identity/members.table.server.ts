import { boolean, customType, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { teamRoles } from '../../company/team/team-rights'
import { mailTokenHash } from '../../platform/base/mail-token.server'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'

/** A secret stored as its digest: hashed on write and in comparisons, read back as the digest. */
const digested = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: mailTokenHash })

/** `team` opens the back office. */
const roles = ['member', 'team'] as const

/** Only `approved` members see what is restricted to members; `blocked` ones cannot sign in. */
const standings = ['new', 'approved', 'refused', 'blocked'] as const

export type Standing = (typeof standings)[number]

export const members = pgTable('members', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  name: text('name').notNull(),
  /** As in the profile: members are found by it. */
  company: text('company'),
  image: text('image'),
  role: text('role', { enum: roles }).notNull(),
  /** Of team members only. */
  teamRole: text('team_role', { enum: teamRoles }).notNull().default('owner'),
  standing: text('standing', { enum: standings }).notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const credentials = pgTable('member_credentials', {
  id: uuid('id').primaryKey(),
  userId: uuid('member_id').notNull(),
  providerId: text('provider_id').notNull(),
  accountId: uuid('account_id').notNull(),
  password: text('password').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const sessions = pgTable('member_sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('member_id').notNull(),
  token: digested('token').notNull(),
  remembered: boolean('remembered').notNull(),
  secondFactorAt: moment('second_factor_at'),
  expiresAt: moment('expires_at').notNull(),
  userAgent: text('user_agent'),
  ipAddress: text('ip_address'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const accountRequests = pgTable('account_requests', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['registration', 'reset'] }).notNull(),
  email: text('email').notNull(),
  name: text('name'),
  password: text('password'),
  language: text('language').$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
  next: text('next'),
})

export const registrations = pgTable('registrations', {
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  password: text('password').notNull(),
  language: text('language').$type<Language>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
  next: text('next'),
})

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
})
