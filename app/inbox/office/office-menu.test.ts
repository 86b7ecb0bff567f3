import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

const visitor = await signInColleague(app, 'ines@duarte.example')

describe('the navigation of the office', () => {
  const read = async (path: string) => (await visitor.send(path)).text()

  const linksOf = (html: string, label: string) => {
    const [, nav = ''] = new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>(.*?)</nav>`).exec(html) ?? []
    return [...nav.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, address]) => address)
  }

  test('has five places and starts with the inbox', async () => {
    const office = await visitor.send('/en/team')
    expect([office.status, office.headers.get('location')]).toEqual([302, '/en/team/inbox'])
    const html = await read('/en/team/inbox')
    expect(linksOf(html, 'Back office')).toEqual(
      ['inbox', 'lots', 'mailings', 'contacts', 'people'].map((page) => `/en/team/${page}`),
    )
    expect(linksOf(html, 'Inbox')).toEqual([])
    expect(await read('/de/team/inbox')).toContain('Kaufgesuche')
  })

  test('shows all other pages as tabs', async () => {
    const contacts = ['contacts', 'members', 'subscribers'].map((page) => `/en/team/${page}`)
    const settings = ['people', 'outbox', 'templates', 'preferences', 'senders', 'audit', 'privacy', 'settings'].map(
      (page) => `/en/team/${page}`,
    )
    for (const page of contacts) expect(linksOf(await read(page), 'Contacts'), page).toEqual(contacts)
    for (const page of settings) expect(linksOf(await read(page), 'Settings'), page).toEqual(settings)
  })

  test('shows the number of unread items, up to a limit', async () => {
    const put = (most: number) =>
      services.db.execute(sql`
        insert into contact_messages (id, submission, state, language, name, email, message, created_at)
        select gen_random_uuid(), 'counted ' || n, 'new', 'en', 'Jonas', 'jonas@brettspiel.example', 'Hello', now()
        from generate_series(1, ${most}) n on conflict do nothing`)
    const count = async () => />([\d,]+\+?)<\/b><\/a>/.exec(await read('/en/team/lots'))?.[1]
    await put(998)
    expect(await count()).toBe('998')
    await put(1_001)
    expect(await count()).toBe('999+')
    await services.db.execute(sql`truncate contact_messages cascade`)
  })
})
