import { expect, vi } from 'vitest'
import { password } from './account-visitor'
import type { TestSite } from './open-test-site'
import { freshAddress, readTeamList } from './site-api'

/** The link in the newest mail to an address that leads to `page`; waits until it is sent. */
export function mailedLink(
  site: TestSite,
  email: string,
  page: 'verify' | 'reset-password' | 'confirm-email',
): Promise<string> {
  return vi.waitUntil(
    async () => {
      const mails = await readTeamList<{ to: string; text: string }>(site, 'outbox')
      const mail = mails.find((mail) => mail.to === email && mail.text.includes(`/${page}?token=`))
      return /http\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0]
    },
    { timeout: 300_000, interval: 200 },
  )
}

/** Registers and confirms an address over HTTP, without staying signed in. The password is `password`. */
export async function openSiteAccount(site: TestSite, email: string): Promise<void> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), cookie }
    const answer = await fetch(`${site.url}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    return answer.headers
      .getSetCookie()
      .map((set) => set.replace(/;.*/, ''))
      .join('; ')
  }
  await post('/sign-up/email', { name: 'Ines Duarte', email, password })
  const token = new URL(await mailedLink(site, email, 'verify')).searchParams.get('token')
  await post('/sign-out', {}, await post('/verify-email', { token, password }))
}
