import type { Services } from '../../platform/services/services.server'

const LIFE = 180 * 86_400_000

/** `/.well-known/security.txt` (RFC 9116). */
export function presentSecurity({ config, now }: Pick<Services, 'config' | 'now'>): string {
  const { security, company } = config.site
  const contact = security.contact ?? company.email
  // Rounded to the day, so that repeated requests return the same text.
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
