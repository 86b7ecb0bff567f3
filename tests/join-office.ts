import { TOTP } from 'otpauth'
import type { BrowserContext } from 'playwright-core'
import type { TestSite } from './open-test-site.ts'
import { until } from './run-program.ts'

const password = 'forty pallets of olives'
const secondFactor = '/en/account/second-factor'

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** Creates the team's first account with the required second factor, by the forms that work without JavaScript. @returns `storageState` for its browser */
export async function joinOffice(site: TestSite): Promise<SignedIn> {
  await until(() => /join-team\?token=[\w-]{43}/.test(site.output()))
  const token = /join-team\?token=([\w-]{43})/.exec(site.output())?.[1] ?? ''
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
  const newcomer = { name: 'Ines Duarte', email: 'ines@duarte.example', password, confirmation: password }
  await submit(`/en/join-team?token=${token}`, { token, ...newcomer })
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
