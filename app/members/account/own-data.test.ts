import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount, password, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { addNote } from '../../inbox/history/conversation.server'
import { CALL_BACK_MS } from '../../inbox/replies/call-back.server'
import { replyToItem } from '../../inbox/replies/reply-to-item.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { html, ines, resetMembers, sendAll, signIn } from './member-visits.suite'

const app = await openTestApp()
afterAll(() => app.close())

const other = 'theo@other.example'

beforeEach(() => resetMembers(app))

describe('offers and requests', () => {
  test('are those sent from the confirmed address, newest first', async () => {
    const visitor = await signIn(app)
    expect(await html(visitor, '/en/account/business')).toContain('Nothing here yet')
    await sendAll(app, 'Ines@Duarte.example', 'mine')
    await sendAll(app, other, 'theirs')
    const page = await html(visitor, '/en/account/business')
    expect(page).toContain('Pallets mine')
    expect(page.indexOf('Wanted mine')).toBeLessThan(page.indexOf('Pallets mine'))
    expect(page).not.toContain('theirs')
    expect(page).toContain('Received')
  })

  test('show what was asked for, in the member’s language', async () => {
    const [shoes, blocks] = await writeLots(app.services, [
      { lot: sampleInput({ externalId: 'shoes', restrictions: [] }) },
      { lot: sampleInput({ externalId: 'blocks', texts: { en: { title: 'Wooden blocks' } } }) },
    ])
    if (!shoes || shoes.result === 'rejected' || !blocks || blocks.result === 'rejected') throw new Error('No lots.')
    const send = (path: string, wish: Record<string, unknown>) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ines Duarte', company: 'Duarte', email: ines, country: 'PT', ...wish }),
      })
    const targetPrice = { amount: 650, currency: 'EUR', basis: 'unit' }
    const asked = await send('/api/inquiries', {
      items: [
        { lot: shoes.reference, quantity: '1200', targetPrice, comment: 'Which sizes?' },
        { lot: blocks.reference },
      ],
      message: 'Delivered to Porto',
    })
    expect(asked.status).toBe(201)
    const { reference }: { reference: string } = await asked.json()
    const wished = await send('/api/requests', {
      text: 'Sandals for the summer',
      quantity: { min: '500', max: '2000', unit: 'PR' },
      maximumPrice: { amount: 350, currency: 'EUR', basis: 'unit' },
    })
    expect(wished.status).toBe(201)
    await app.services.db.execute(sql`delete from lots where reference = ${blocks.reference}`)
    const page = await html(await signIn(app), '/de/account/business')
    const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Sandals for the summer 500 bis 2.000 Paar · Höchstpreis: 3,50 € pro Stück')
    expect(text).toContain(
      `Men’s running shoes, sizes 40–46 Posten ${shoes.reference} · 1.200 Paar · Zielpreis 6,50 € pro Stück Which sizes? ` +
        `Wooden blocks Posten ${blocks.reference} · Menge offen Delivered to Porto`,
    )
    expect(text).toContain(`Anfrage ${reference}`)
    expect(page).toContain(`href="/de/products/${shoes.reference}"`)
    expect(page).not.toContain(`href="/de/products/${blocks.reference}"`)
  })

  test('are listed page by page', async () => {
    await sendAll(app, ines, 'first')
    await app.services.db.execute(sql`
      insert into offers (id, reference, idempotency_key, input_digest, status, channel, language, name, company, email, phone_number,
        phone_e164, description, answer_by, created_at)
      select gen_random_uuid(), 'O-9999-' || n, 'copy-' || n, input_digest, status, channel, language, name, company,
        email, phone_number, phone_e164, 'Copy ' || lpad(n::text, 2, '0'), answer_by, created_at + n * interval '1 minute'
      from offers, generate_series(1, 30) n`)
    const visitor = await signIn(app)
    const seen: string[] = []
    for (let path: string | undefined = '/en/account/business'; path; ) {
      const page: string = (await html(visitor, path)).replace(/<\/main>.*/s, '')
      seen.push(...[...page.matchAll(/(?:Copy \d\d|Pallets first|Wanted first)/g)].map(([text]) => text))
      path = /href="([^"]+\?after=[^"]+)"[^>]*>Older/.exec(page)?.[1]
    }
    const copies = Array.from({ length: 30 }, (_, n) => `Copy ${String(30 - n).padStart(2, '0')}`)
    expect(seen).toEqual([...copies, 'Wanted first', 'Pallets first'])
  })
})

async function talkAbout(description: string) {
  const { rows } = await app.services.db.execute<{ id: string; version: number }>(sql`
    select i.id, i.version from inbox_items i join offers o on o.id = i.id where o.description = ${description}`)
  const [item] = rows
  if (!item) throw new Error('There is no such offer.')
  const { rows: people } = await app.services.db.execute<{ id: string }>(sql`select id from members limit 1`)
  const colleague = { id: people[0]?.id ?? '', name: 'Elena', email: 'elena@stocklot.example' }
  const reply = { subject: 'Your offer', text: 'How many pallets?', afterwards: 'need_info' } as const
  expect(await replyToItem(app.services, item, reply, colleague)).toMatchObject({ done: 1 })
  app.passTime(CALL_BACK_MS)
  await addNote(app.services, item.id, 'Looks cheap to me', colleague)
}

describe('the export', () => {
  test('contains all of the member’s data, nothing of others and no secrets', async () => {
    await openAccount(app, other)
    await sendAll(app, ines, 'mine')
    await sendAll(app, other, 'theirs')
    const visitor = await signIn(app)
    await visitor.submit('/en/account/security', {
      intent: 'email',
      newEmail: 'ines@new.example',
      currentPassword: password,
    })
    await turnCodesOn(app, visitor)
    await talkAbout('Pallets mine')
    const answer = await visitor.send('/en/account/export')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ines, standing: 'approved', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      profile: { name: 'Ines Duarte' },
      emailChange: { newEmail: 'ines@new.example' },
      secondFactor: { codesSince: expect.any(String), recoveryCodesLeft: 10, passkeys: [] },
      sessions: [{ userAgent: '' }],
      offers: [
        { description: 'Pallets mine', conversation: [{ kind: 'reply', who: 'Elena', text: 'How many pallets?' }] },
      ],
      buyingRequests: [{ text: 'Wanted mine' }],
      messages: [{ message: 'Hello mine' }],
      newsletter: [{ email: ines, state: 'pending' }],
    })
    expect(text).not.toContain('theirs')
    expect(text).not.toContain('Looks cheap to me')
    expect(text).not.toContain(other)
    const { rows } = await app.services.db.execute<{ secret: string }>(sql`
      select token as secret from member_sessions union select password from member_credentials
      union select secret from totp_secrets union select code_hash from recovery_codes
      union select digest from newsletter_tokens union select old_token_hash from email_changes`)
    for (const { secret } of rows) expect(text).not.toContain(secret)
    expect(text).not.toContain('token=')
  })
})
