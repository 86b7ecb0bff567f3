import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Vault } from '../database/vault.server'

interface Written {
  readonly text: string
  readonly html: string
  readonly unsubscribeUrl?: string | null
}

/** Unguessable part of a link. Harmless parts of that length are hidden and restored as well. */
const SECRET = /(?<=[/=])[\w-]{32,}/g

const hiddenSchema = z.object({ mark: z.string(), secrets: z.array(z.string()) })

/** Replaces secrets of links, so that a copy of the database opens none. @returns the mail and its sealed `secrets` */
export function hideSecrets<Mail extends Written>(vault: Vault, mail: Mail): Mail & { secrets: string | null } {
  const mark = `~${randomBytes(9).toString('hex')}.`
  const places = new Map<string, number>()
  const hide = (written: string) =>
    written.replace(SECRET, (secret) => {
      const place = places.get(secret) ?? places.size
      places.set(secret, place)
      return `${mark}${place}~`
    })
  const hidden = changed(mail, hide)
  const secrets = JSON.stringify({ mark, secrets: [...places.keys()] })
  return { ...hidden, secrets: places.size > 0 ? vault.seal(secrets) : null }
}

/** Restores the mail as its reader gets it. */
export function showSecrets<Mail extends Written & { readonly secrets: string | null }>(
  vault: Vault,
  mail: Mail,
): Mail {
  if (mail.secrets === null) return mail
  const { mark, secrets } = hiddenSchema.parse(JSON.parse(vault.open(mail.secrets)))
  const stands = new RegExp(`${mark.replace('.', '\\.')}(\\d+)~`, 'g')
  return changed(mail, (written) => written.replace(stands, (_, place) => secrets[Number(place)] ?? ''))
}

function changed<Mail extends Written>(mail: Mail, change: (written: string) => string): Mail {
  const { text, html, unsubscribeUrl } = mail
  return { ...mail, text: change(text), html: change(html), unsubscribeUrl: unsubscribeUrl && change(unsubscribeUrl) }
}
