/** What a download address is made of. */
export interface FileAddress {
  readonly id: string
  readonly token: string
}

/** What ids and tokens of files consist of. Anything else is nobody's, and a zero in it is more than the database takes. */
export const OPAQUE = /^[\w-]{1,64}$/

/** The download address of a file. Knowing it is the permission to download. */
export function fileUrl(publicUrl: string, address: FileAddress): string {
  return `${publicUrl}/api/files/${address.id}/download?token=${address.token}`
}

/** Takes a download address of ours apart; null when it is none. */
export function parseFileUrl(publicUrl: string, url: string): FileAddress | null {
  const match = /^\/api\/files\/([\w-]{1,64})\/download\?token=([\w-]{1,64})$/.exec(
    url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : '',
  )
  const [, id, token] = match ?? []
  return id && token ? { id, token } : null
}
