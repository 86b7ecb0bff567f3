import { timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { FileRow } from './files.table.server'

export interface FileAddress {
  readonly id: string
  readonly token: string
}

/** Characters of file ids and tokens. Excludes NUL, which the database rejects. */
export const OPAQUE = /^[\w-]{1,64}$/

const ID_LENGTH = 32
const PROOF_LENGTH = 22

/** Upload handle of the uploader. It grants access; the id alone, which the database contains, does not. */
export function uploadHandle({ vault }: Database | Transaction, id: string): string {
  return id + vault.digest(`upload ${id}`).slice(0, PROOF_LENGTH)
}

export function parseUploadHandle(db: Database | Transaction, handle: string): string | null {
  if (handle.length !== ID_LENGTH + PROOF_LENGTH) return null
  const id = handle.slice(0, ID_LENGTH)
  return isSame(handle, uploadHandle(db, id)) ? id : null
}

/** Download URL of a file; anyone who knows it may download. */
export function fileUrl(publicUrl: string, address: FileAddress): string {
  return `${publicUrl}/api/files/${address.id}/download?token=${address.token}`
}

/** Download URL of a stored file; null if unfinished, refused or revoked. */
export function storedFileUrl(
  { db, config }: { readonly db: Database | Transaction } & Pick<Services, 'config'>,
  { id, token, state }: Pick<FileRow, 'id' | 'token' | 'state'>,
): string | null {
  if (token === null || state !== 'stored') return null
  return fileUrl(config.publicUrl, { id, token: db.vault.open(token) })
}

export function opensFile({ vault }: Database | Transaction, row: Pick<FileRow, 'token'>, token: string): boolean {
  return row.token !== null && isSame(token, vault.open(row.token))
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}

export function parseFileUrl(publicUrl: string, url: string): FileAddress | null {
  const match = /^\/api\/files\/([\w-]{1,64})\/download\?token=([\w-]{1,64})$/.exec(
    url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : '',
  )
  const [, id, token] = match ?? []
  return id && token ? { id, token } : null
}
