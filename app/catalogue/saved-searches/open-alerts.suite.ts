import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import type { AlertChoice } from './saved-search'
import { saveSearch } from './saved-searches.server'
import { sendAlerts } from './send-alerts.server'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR
export const ines = 'ines@duarte.example'
export const theo = 'theo@other.example'

export const titled = (title: string, rest: object = {}) => ({ texts: { en: { title } }, ...rest })

export interface Sent {
  to: string
  subject: string
  text: string
  html: string
  unsubscribe_url: string
}

export async function openAlerts() {
  const app = await openTestApp()
  const { services } = app
  afterAll(() => app.close())
  const ids = new Map<string, string>()
  for (const email of [ines, theo]) await openAccount(app, email)
  await services.db.execute(sql`update members set language = 'de' where email = ${theo}`)
  const { rows } = await services.db.execute<{ id: string; email: string }>(sql`select id, email from members`)
  for (const { id, email } of rows) ids.set(email, id)

  beforeEach(async () => {
    await services.db.execute(sql`truncate saved_searches, alert_tokens, mails`)
    await services.db.execute(sql`delete from lots`)
  })

  let number = 0
  async function publish(...changes: Record<string, unknown>[]): Promise<string[]> {
    const written = await writeLots(
      services,
      changes.map((change) => ({ lot: sampleInput({ externalId: `lot-${++number}`, lines: [], ...change }) })),
    )
    return written.map((one) => {
      if (one.result === 'rejected') throw new Error(JSON.stringify(one.errors))
      return one.reference
    })
  }

  const idOf = (email: string) => ids.get(email) ?? ''
  const save = (email: string, query: string, alerts: AlertChoice = 'hourly', name?: string) =>
    saveSearch(services, { query, language: 'en', alerts, ...(name !== undefined && { name }) }, idOf(email))

  async function mails(): Promise<Sent[]> {
    const sent = await readMails(services.db, sql`kind like 'saved.%'`)
    return sent.map(({ to, subject, text, html, unsubscribeUrl: unsubscribe_url }) => ({
      ...{ to, subject, text, html, unsubscribe_url: unsubscribe_url ?? '' },
    }))
  }

  async function nextHour(): Promise<Sent[]> {
    app.passTime(HOUR)
    await sendAlerts(services)
    return mails()
  }

  return { app, services, ids, publish, idOf, save, mails, nextHour }
}
