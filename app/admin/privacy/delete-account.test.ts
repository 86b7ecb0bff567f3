import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountVisitor, password } from '../../../tests/account-visitor'
import {
  email,
  erase,
  marker,
  objectsWith,
  openPrivacyOffice,
  type PrivacyOffice,
  plant,
  rowsWith,
} from '../../accounts/personal-data/planted-person.suite'
import { runErasures } from '../../accounts/personal-data/run-erasures.server'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { findStops } from '../../platform/mail-queue/stopped-addresses.server'

let office: PrivacyOffice

beforeAll(async () => {
  office = await openPrivacyOffice()
  await plant(office)
})
afterAll(() => office.app.close())

const tablesWith = async (text: string) => [
  ...new Set((await rowsWith(office.app, text)).map((row) => row.slice(0, row.indexOf(':')))),
]

/** Business letters and supplier records, kept for their retention period. */
const letters = [
  'buying_requests',
  'contact_messages',
  'files',
  'inbox_events',
  'inbox_items',
  'inquiries',
  'inquiry_items',
  'lot_privates',
  'mails',
  'manifest_mappings',
  'offers',
]

describe('a member who deletes their account', () => {
  test('remains in business correspondence only', async () => {
    const { app, lines } = office
    expect(await tablesWith(marker)).toEqual(
      expect.arrayContaining(['mailing_recipients', 'audit_entries', 'mailings']),
    )
    const logged = lines.length
    const member = new AccountVisitor(app)
    await member.signIn(email)
    const closed = await member.submit('/en/account/data', { intent: 'delete', currentPassword: password })
    expect(closed.headers.get('location')).toBe('/en/account-closed')
    await deliverMails(app.services)
    await runErasures(app.services)
    expect((await tablesWith(marker)).filter((table) => !letters.includes(table))).toEqual([])
    const { rows: loose } = await app.services.db.execute(
      sql`select kind from mails where mails::text like ${`%${marker}%`} and not exists (select from inbox_items where id = thread)`,
    )
    expect(loose).toEqual([])
    expect((await objectsWith(app, marker)).length).toBe(1)
    expect(await tablesWith(`begun ${email}`)).toEqual([])
    expect(lines.slice(logged).join('')).not.toContain(marker)
  })

  test('still gets no mailings, as a digest records', async () => {
    expect((await findStops(office.app.services.db, [email])).get(email)?.why).toBe('objected')
    expect(await tablesWith(email)).not.toContain('stopped_addresses')
  })

  test('is listed as self-erased, and the team can erase the correspondence too', async () => {
    const { app, colleague } = office
    expect(await (await colleague.send('/en/team/privacy')).text()).toContain('The person, by deleting the account')
    const found = await (await colleague.send(`/en/team/privacy?${new URLSearchParams({ email })}`)).text()
    expect(found).toContain('Offers: 1')
    expect(found).not.toContain('This address was erased on')
    await erase(office, email)
    expect(await rowsWith(app, marker)).toEqual([])
    expect(await objectsWith(app, marker)).toEqual([])
  })
})
