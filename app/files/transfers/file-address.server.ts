import { timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { FileRow } from './files.table.server'

/** What a download address is made of. */
export interface FileAddress {
  readonly id: string
  readonly token: string
}

/** What ids and tokens of files consist of. Anything else is nobody's, and a zero in it is more than the database takes. */
export const OPAQUE = /^[\w-]{1,64}$/

/** Characters of an upload's id, and of its proof. */
const ID_LENGTH = 32
const PROOF_LENGTH = 22

/** What an upload is called by whoever uploads it. It opens the upload, and its id alone, which is in the database, does not. */
export function uploadHandle({ vault }: Database | Transaction, id: string): string {
  return id + vault.digest(`upload ${id}`).slice(0, PROOF_LENGTH)
}

/** The id of the upload that a handle opens; null: it opens none. */
export function parseUploadHandle(db: Database | Transaction, handle: string): string | null {
  if (handle.length !== ID_LENGTH + PROOF_LENGTH) return null
  const id = handle.slice(0, ID_LENGTH)
  return isSame(handle, uploadHandle(db, id)) ? id : null
}

/** The download address of a file. Knowing it is the permission to download. */
export function fileUrl(publicUrl: string, address: FileAddress): string {
  return `${publicUrl}/api/files/${address.id}/download?token=${address.token}`
}

/** The download address of a file as it is stored; null: it is not finished, was refused or is revoked. */
export function storedFileUrl(
  { db, config }: { readonly db: Database | Transaction } & Pick<Services, 'config'>,
  { id, token, state }: Pick<FileRow, 'id' | 'token' | 'state'>,
): string | null {
  if (token === null || state !== 'stored') return null
  return fileUrl(config.publicUrl, { id, token: db.vault.open(token) })
}

/** Whether a token is the one of a file. */
export function opensFile({ vault }: Database | Transaction, row: Pick<FileRow, 'token'>, token: string): boolean {
  return row.token !== null && isSame(token, vault.open(row.token))
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Takes a download address of ours apart; null when it is none. */
export function parseFileUrl(publicUrl: string, url: string): FileAddress | null {
  const match = /^\/api\/files\/([\w-]{1,64})\/download\?token=([\w-]{1,64})$/.exec(
    url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : '',
  )
  const [, id, token] = match ?? []
  return id && token ? { id, token } : null
}
