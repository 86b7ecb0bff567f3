import type { Services } from '../../platform/services/services.server'

/** Milliseconds that what the file says is good for: it is made anew at each request. */
const LIFE = 180 * 86_400_000

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a way in that should not be there. */
export function presentSecurity({ config, now }: Pick<Services, 'config' | 'now'>): string {
  const { security, company } = config.site
  const contact = security.contact ?? company.email
  // By the day: whoever asks twice gets the same.
  const end = new Date(now().getTime() + LIFE)
  end.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
