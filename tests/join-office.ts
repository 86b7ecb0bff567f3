import { TOTP } from 'otpauth'
import type { BrowserContext } from 'playwright-core'
import { type TestSite, teamToken } from './open-test-site.ts'
import { until } from './run-program.ts'

const password = 'forty pallets of olives'
const secondFactor = '/en/account/second-factor'

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

const invitation = /join-team\?token=([\w-]{43})/

/** Creates the team's first account. @returns `storageState` for its browser */
export async function joinOffice(site: TestSite): Promise<SignedIn> {
  await until(() => invitation.test(site.output()))
  const [, token = ''] = invitation.exec(site.output()) ?? []
  return join(site, token, { name: 'Ines Duarte', email: 'ines@duarte.example' })
}

/** Creates the account of a second trader, whom a colleague invites. */
export async function joinAsColleague(site: TestSite, { cookies }: SignedIn): Promise<SignedIn> {
  const email = 'rui@duarte.example'
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = new URLSearchParams({ intent: 'invite', email, role: 'trader' })
  const invited = await fetch(`${site.url}/en/team/people`, { method: 'POST', headers: { cookie }, body })
  if (!invited.ok) throw new Error(`Nobody was invited: ${invited.status}`)
  const outbox = await fetch(`${site.url}/api/team/outbox`, { headers: { authorization: `Bearer ${teamToken}` } })
  const { items }: { items: { to: string; text: string }[] } = await outbox.json()
  const [, token = ''] = invitation.exec(items.find(({ to }) => to === email)?.text ?? '') ?? []
  return join(site, token, { name: 'Rui Alves', email })
}

/** Joins with the required second factor, by the forms that work without JavaScript. */
async function join(site: TestSite, token: string, who: { name: string; email: string }): Promise<SignedIn> {
  const cookies = new Map<string, string>()
  const submit = async (path: string, fields: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = new URLSearchParams(fields)
    const answer = await fetch(site.url + path, { method: 'POST', headers: { cookie }, body, redirect: 'manual' })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/; *max-age=0\b/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  await submit(`/en/join-team?token=${token}`, { token, ...who, password, confirmation: password })
  const begun = await submit(secondFactor, { intent: 'begin', currentPassword: password })
  const secret = /name="secret" value="([A-Z2-7]{32})"/.exec(await begun.text())?.[1] ?? ''
  const confirmed = await submit(secondFactor, { intent: 'confirm', secret, code: new TOTP({ secret }).generate() })
  if (!confirmed.ok) throw new Error(`Nobody joined the team: ${confirmed.status} ${await confirmed.text()}`)
  const { hostname: domain, protocol } = new URL(site.url)
  const settings = { domain, path: '/', expires: -1, httpOnly: true, secure: protocol === 'https:' }
  return {
    cookies: [...cookies].map(([name, value]) => ({ name, value, sameSite: 'Lax' as const, ...settings })),
    origins: [],
  }
}
