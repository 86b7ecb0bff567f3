import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

export const files = pgTable('files', {
  /** 192 random bits. The matching `uploadHandle` may write this upload, and delete it until claimed. */
  id: text('id').primaryKey(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  fullPath: text('full_path').notNull(),
  /** Total bytes, as declared by the uploader. */
  size: bigint('size', { mode: 'number' }).notNull(),
  state: text('state', { enum: ['uploading', 'stored', 'refused'] }).notNull(),
  refusal: text('refusal'),
  contentType: text('content_type'),
  /** Base64. */
  md5: text('md5'),
  /** The uploader's `Upload-Metadata`, verbatim. */
  uploadMetadata: text('upload_metadata').notNull(),
  /** The request that currently holds the write lock. */
  writer: text('writer'),
  /** Bytes from this offset on are unacknowledged until their checksum is verified. */
  uncheckedFrom: bigint('unchecked_from', { mode: 'number' }),
  /** Secret part of the download URL, encrypted. Null: revoked. */
  token: text('token'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  storedAt: moment('stored_at'),
  /** Time of the clean virus scan. */
  scannedAt: moment('scanned_at'),
  claimedAt: moment('claimed_at'),
  /** Held by an unsent form until this time: not swept until then, though unclaimed. */
  heldUntil: moment('held_until'),
  /** Set before the bytes are deleted, to block claims. */
  deletedAt: moment('deleted_at'),
})

export type FileRow = typeof files.$inferSelect
