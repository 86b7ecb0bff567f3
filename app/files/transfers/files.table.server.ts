import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

/** One row per upload, from its first byte on. */
export const files = pgTable('files', {
  /** 192 random bits. Its `uploadHandle` may write, and until the file is claimed delete, this upload. */
  id: text('id').primaryKey(),
  /** Where the storage keeps the bytes. */
  key: text('key').notNull(),
  name: text('name').notNull(),
  fullPath: text('full_path').notNull(),
  /** Bytes of the whole file, as the uploader announced. */
  size: bigint('size', { mode: 'number' }).notNull(),
  state: text('state', { enum: ['uploading', 'stored', 'refused'] }).notNull(),
  /** Translation key of why it was refused. */
  refusal: text('refusal'),
  contentType: text('content_type'),
  /** Base64. */
  md5: text('md5'),
  /** The uploader's `Upload-Metadata`, word for word. */
  uploadMetadata: text('upload_metadata').notNull(),
  /** The request that may write at the moment. */
  writer: text('writer'),
  /** Bytes from here on are not acknowledged yet: their checksum is still to be compared. */
  uncheckedFrom: bigint('unchecked_from', { mode: 'number' }),
  /** Secret part of the download address, sealed. Null: revoked. */
  token: text('token'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  storedAt: moment('stored_at'),
  /** When the virus scanner found nothing. */
  scannedAt: moment('scanned_at'),
  claimedAt: moment('claimed_at'),
  /** A form that is not sent yet has it: until then it is not swept, though nothing has claimed it. */
  heldUntil: moment('held_until'),
  /** Set before the bytes are deleted, so that nothing claims them meanwhile. */
  deletedAt: moment('deleted_at'),
})

export type FileRow = typeof files.$inferSelect
