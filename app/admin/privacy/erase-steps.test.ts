import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountVisitor, openAccount } from '../../../tests/account-visitor'
import type { TestApp } from '../../../tests/open-test-app'
import { takeErasureStep } from '../../accounts/personal-data/erase-person.server'
import {
  erase,
  openPrivacyOffice,
  type PrivacyOffice,
  post,
  rowsWith,
} from '../../accounts/personal-data/planted-person.suite'
import { findErasureRequests, runErasures } from '../../accounts/personal-data/run-erasures.server'

let office: PrivacyOffice
let app: TestApp
let colleague: AccountVisitor

beforeAll(async () => {
  office = await openPrivacyOffice()
  ;({ app, colleague } = office)
})
afterAll(() => app.close())

describe('a person who shares data with others', () => {
  const ann = 'ann@firm.example'
  const bob = 'bob@firm.example'

  test('is erased without data of theirs, whether a shared number, name or word', async () => {
    const firm = { company: 'Firm', description: 'Mail us, by e-mail please, for Ann Firm', attachments: [] }
    await post(app, '/api/sell', { ...firm, name: 'Ann Firm', email: ann, phoneNumber: '+351 913 000 111' })
    await post(app, '/api/sell', {
      ...firm,
      name: 'Ann Firm',
      email: ann,
      phoneNumber: 'by e-mail please',
      description: 'Boots',
    })
    await post(app, '/api/sell', { ...firm, name: 'Ann Firm', email: bob, phoneNumber: '+351 913 000 111' })
    const mails = () => rowsWith(app, bob).then((rows) => rows.filter((row) => row.startsWith('mails')).length)
    const before = await mails()
    expect(before).toBeGreaterThan(0)
    await erase(office, ann)
    expect(await rowsWith(app, ann)).toEqual([])
    const { rows } = await app.services.db.execute(
      sql`select description, phone_number, phone_e164 from offers where email = ${bob}`,
    )
    expect(rows).toEqual([
      { description: firm.description, phone_number: '+351 913 000 111', phone_e164: '+351913000111' },
    ])
    expect(await mails()).toBe(before)
  })
})

describe('a person erased step by step', () => {
  const eve = 'eve@late.example'
  const [first, second] = ['+351914000222', '+351915000333']
  const offer = (phoneNumber: string) =>
    post(app, '/api/sell', {
      name: 'Eve',
      email: eve,
      phoneNumber,
      company: 'Late',
      description: 'Boots',
      attachments: [],
    })
  const message = (text: string) =>
    post(app, '/api/contact', { name: 'Rui', email: 'rui@duarte.example', message: text, honeypot: '' })

  /** Runs the next step, optionally rolled back as if the node was killed. @returns whether more is left */
  async function step(isKilled: boolean): Promise<boolean> {
    const [wish] = await findErasureRequests(app.services)
    if (!wish) return false
    const done = app.services.db.transaction(async (tx) => {
      await takeErasureStep(tx, app.services, wish)
      if (isKilled) throw new Error('killed')
    })
    if (isKilled) await expect(done).rejects.toThrow('killed')
    else await done
    return true
  }

  test('is erased even if the node is killed at any step, with data that arrives meanwhile', async () => {
    await offer('+351 914 000 222')
    await message(`Call ${first} or ${second}.`)
    await colleague.submit('/en/team/privacy', { email: eve, again: eve })
    let steps = 0
    while (await step(true)) {
      await step(false)
      steps += 1
      if (steps === 1)
        expect(await rowsWith(app, eve).then((rows) => rows.filter((row) => row.startsWith('offers')))).toEqual([])
      // At this point other tables have been scanned.
      if (steps === 4) {
        await offer('+351 915 000 333')
        await message(`Is ${eve} the one of ${first}?`)
      }
    }
    expect(steps).toBeGreaterThan(8)
    for (const text of [eve, first, second]) expect(await rowsWith(app, text), text).toEqual([])
    const { rows } = await app.services.db.execute(
      sql`select message from contact_messages where message ~ '…' and name = 'Rui' order by created_at desc limit 2`,
    )
    expect(rows).toEqual([{ message: 'Is … the one of …?' }, { message: 'Call … or ….' }])
    const { rows: facts } = await app.services.db.execute<{ counts: Record<string, number> }>(
      sql`select counts from erasures order by created_at desc limit 1`,
    )
    expect(facts[0]?.counts).toMatchObject({ offers: 2 })
  })

  test('waits while on the team, and others are erased first', async () => {
    const joins = 'joins@team.example'
    await openAccount(app, joins)
    await colleague.submit('/en/team/privacy', { email: joins, again: joins })
    await app.services.db.execute(sql`update members set role = 'team' where email = ${joins}`)
    await offer('+351 914 000 222')
    await colleague.submit('/en/team/privacy', { email: eve, again: eve })
    await runErasures(app.services)
    expect(await rowsWith(app, eve)).toEqual([])
    const page = await (await colleague.send('/en/team/privacy')).text()
    expect(page).toContain('Stopped: This person is in the team.')
    await app.services.db.execute(sql`update members set role = 'member' where email = ${joins}`)
    app.passTime(61_000)
    await runErasures(app.services)
    expect(await findErasureRequests(app.services)).toEqual([])
    expect(await rowsWith(app, joins)).toEqual([])
  })
})
