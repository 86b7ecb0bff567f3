import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { openInbox } from '../triage/open-inbox.suite'

const { app, db, only, sendOffer } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')
beforeEach(async () => {
  await db.execute(sql`truncate audit_entries`)
  await db.execute(sql`delete from office_preferences`)
  await db.execute(sql`insert into office_preferences default values`)
})

const page = '/en/team/preferences'
const set = (changes: Record<string, string> = {}) =>
  office.send(page, {
    method: 'POST',
    body: new URLSearchParams({
      signature: 'Stocklot B.V.\r\nHarbour Road 12',
      incoterm: 'FCA',
      currency: 'USD',
      priceVisibility: 'public',
      offerDays: '10',
      reservationDays: '3',
      version: '0',
      ...changes,
    }),
  })
const audit = async () => (await db.execute(sql`select action, who, about, details from audit_entries`)).rows
const html = async (address: string) => (await office.send(address)).text()

test('replies, counter-offers and new lots start from the trader’s preferences', async () => {
  await sendOffer({ description: 'Board games' })
  const { id } = await only()
  expect(await html(`/en/team/inbox/${id}`)).toContain('Kind regards\nInes\nStocklot')
  expect((await set()).status).toBe(303)
  const item = await html(`/en/team/inbox/${id}`)
  expect(item).toContain('Ines\nStocklot B.V.\nHarbour Road 12')
  expect(item).toContain('<option value="USD" selected="">USD</option>')
  for (const address of ['/en/team/lots/new', `/en/team/inbox/${id}/publish`]) {
    const form = await html(address)
    for (const value of ['FCA', 'USD']) expect(form).toContain(`<option value="${value}" selected=""`)
  }
})

test('the audit trail records old and new values of changed preferences only', async () => {
  await set()
  const [entry] = await audit()
  expect(entry).toMatchObject({
    action: 'preferences.changed',
    who: 'Ines',
    details: { incoterm: { was: 'EXW', became: 'FCA' }, offerDays: { was: 5, became: 10 } },
  })
  await set({ version: '1' })
  expect(await audit()).toHaveLength(1)
})

test('refuses values out of range and conflicting edits, and keeps what was typed', async () => {
  const wrongs: Record<string, string>[] = [
    { offerDays: '0' },
    { reservationDays: '61' },
    { incoterm: 'XXX' },
    { signature: 'x'.repeat(501) },
  ]
  for (const wrong of wrongs) expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(422)
  await set()
  const late = await set({ signature: 'Mine' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('>Mine</textarea>')
})
