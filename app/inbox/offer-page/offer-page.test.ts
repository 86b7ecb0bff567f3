import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { sweepOfferTokens } from '../../offers/offers/offer-tokens.server'
import { findHistory } from '../items/find-events.server'
import { CALL_BACK_MS } from '../replies/call-back.server'
import { replyToItem } from '../replies/reply-to-item.server'
import { actOnItems } from '../triage/act-on-items.server'
import { day, ines, openOfferPage } from './open-offer-page.suite'

const { app, services, db, offer, mailedPage, look, item, seen, mailsToTeam, act, counter } = await openOfferPage()

describe('the link in the confirmation', () => {
  test('shows the seller their offer and its state, uncached', async () => {
    const answer = await app.request(offer.page)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    const html = await answer.text()
    for (const text of [
      'We’ve received your offer',
      'Board games, &lt;b&gt;end of line&lt;/b&gt;',
      'Brettspielhaus',
      'list.pdf',
    ])
      expect(html).toContain(text)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toMatch(/api\/files\/[\w-]+\/download/)
    expect(await look(offer.page.replace('/en/', '/de/'))).toContain('Ihr Angebot ist eingegangen')
    expect((await app.request(`${offer.page}.data`)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('is stored by its digest only, and opening it changes nothing', async () => {
    const token = offer.page.split('/').at(-1) ?? ''
    const { rows } = await db.execute<{ row: string }>(sql`select offer_tokens::text as row from offer_tokens`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
    const before = await item()
    for (const ask of ['accept', 'decline', 'withdraw']) await look(`${offer.page}?ask=${ask}`)
    expect(await item()).toEqual(before)
  })

  test('gets the same answer whether unknown, expired or guessed', async () => {
    const told = async (address: string, visitor = new AccountVisitor(app)) => {
      const answer = await visitor.send(address)
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0]
      return { status: answer.status, cached: answer.headers.get('cache-control'), main }
    }
    const unknown = await told(`/en/offers/${'x'.repeat(43)}`)
    expect(unknown).toMatchObject({ status: 404, cached: 'private, no-store' })
    expect(unknown.main).toContain('/en/sign-in?next=')
    expect(await told(`/en/offers/${offer.reference}`)).toEqual(unknown)
    expect(await told('/en/offers/%00')).toEqual(unknown)
    expect((await act({ intent: 'withdraw' }, `/en/offers/${'x'.repeat(43)}`)).status).toBe(404)
    app.passTime(181 * day)
    expect(await told(offer.page)).toEqual(unknown)
    await sweepOfferTokens(services)
    expect((await db.execute(sql`select from offer_tokens`)).rows).toHaveLength(0)
    app.passTime(-181 * day)
  })

  test('is in every reply', async () => {
    const reply = { subject: 'Your offer', text: 'Where does it stand?', afterwards: 'need_info' } as const
    await replyToItem(services, await seen(), reply, ines)
    app.passTime(CALL_BACK_MS)
    const newer = await mailedPage('desk.reply')
    expect(newer).not.toBe(offer.page)
    for (const address of [offer.page, newer]) {
      const html = await look(address)
      expect(html).toContain('We have a question')
      expect(html).toContain('Where does it stand?')
    }
  })

  test('is not needed by a seller signed in with the offer’s address', async () => {
    await openAccount(app, 'jonas@brettspiel.example')
    const member = new AccountVisitor(app)
    await member.signIn('jonas@brettspiel.example')
    const list = await (await member.send('/en/account/business')).text()
    expect(list).toContain(`href="/en/offers/${offer.reference}"`)
    expect(await (await member.send(`/en/offers/${offer.reference}`)).text()).toContain('Board games')
    await db.execute(sql`update offers set email = 'other@brettspiel.example'`)
    expect((await member.send(`/en/offers/${offer.reference}`)).status).toBe(404)
  })
})

describe('a seller’s message', () => {
  test('appears in the inbox as unread, notifies the team and answers an open question', async () => {
    await replyToItem(services, await seen(), { subject: 'S', text: 'Photos?', afterwards: 'need_info' }, ines)
    expect(await item()).toMatchObject({ state: 'need_info', awaits: 'them', unread: false })
    const form = new FormData()
    form.set('key', randomUUID())
    form.set('intent', 'write')
    form.set('text', 'Here they are.\r\n<script>')
    form.set('attachments', new File([pdfOf(1_000)], 'photos.pdf'))
    const answer = await app.request(offer.page, { method: 'POST', body: form })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${offer.page}?done=write#done`])
    expect(await item()).toMatchObject({ state: 'in_review', awaits: 'us', unread: true, box: 'open' })
    const [mail, ...others] = await mailsToTeam()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Offer ${offer.reference}: news from Brettspielhaus`)
    for (const part of ['Here they are.', 'photos.pdf', `/en/team/inbox/${offer.id}`])
      expect(mail?.text).toContain(part)
    const html = await look()
    expect(html).toContain('&lt;script&gt;')
    expect(html.match(/photos\.pdf/g)?.length).toBeGreaterThan(1)
    const [event] = await findHistory(services, offer.id)
    expect(event).toMatchObject({
      kind: 'wrote',
      who: 'Jonas Keller',
      whoId: null,
      became: { text: 'Here they are.\n<script>', files: ['photos.pdf'], state: 'in_review' },
    })
  })

  test('is stored once, however often it is sent', async () => {
    const again = { intent: 'write', text: 'Hello', key: randomUUID() }
    const answers = await Promise.all([act(again), act(again), act(again)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await findHistory(services, offer.id)).toHaveLength(1)
    expect(await mailsToTeam()).toHaveLength(1)
  })

  test('must not be empty, and stays in the form when it is too long or one too many', async () => {
    const empty = await act({ intent: 'write', text: ' ' })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('Please write something or add a file.')
    const long = await act({ intent: 'write', text: `tail ${'x'.repeat(10_000)}` })
    expect(long.status).toBe(422)
    expect(await long.text()).toContain('tail xxx')
    app.stopTime()
    for (let n = 0; n < 30; n++) expect((await act({ intent: 'write', text: `${n}` })).status).toBe(303)
    const over = await act({ intent: 'write', text: 'one more' })
    expect(over.status).toBe(429)
    expect(await over.text()).toContain('one more')
  })

  test('attaches a file once when it is submitted twice', async () => {
    const file = await uploadFile(app, 'photos.pdf', pdfOf(1_000))
    const form = new FormData()
    for (const [name, value] of Object.entries({ key: randomUUID(), intent: 'write', text: 'Once more' }))
      form.set(name, value)
    for (const { name, url } of [file, file]) form.append('storedFile', JSON.stringify({ name, url }))
    expect((await app.request(offer.page, { method: 'POST', body: form })).status).toBe(303)
    expect((await findHistory(services, offer.id))[0]?.became.files).toEqual(['photos.pdf'])
  })

  test('reopens a finished item, but not spam', async () => {
    await actOnItems(services, { intent: 'done' }, [await seen()], ines)
    await act({ intent: 'write', text: 'Still interested?' })
    expect(await item()).toMatchObject({ box: 'open', unread: true })
    await actOnItems(services, { intent: 'spam' }, [await seen()], ines)
    expect(await look()).not.toContain('<form method="post" enctype')
    expect((await act({ intent: 'write', text: 'Buy this' })).status).toBe(409)
    expect(await item()).toMatchObject({ box: 'quarantine' })
  })
})

describe('withdrawing an offer', () => {
  test('asks for confirmation, notifies the team once, and closes the offer', async () => {
    expect(await look(`${offer.page}?ask=withdraw`)).toContain('Withdraw your offer?')
    const answers = await Promise.all([act({ intent: 'withdraw' }), act({ intent: 'withdraw' })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await item()).toMatchObject({ state: 'withdrawn', box: 'open', unread: true })
    expect(await mailsToTeam()).toHaveLength(1)
    const html = await look()
    expect(html).toContain('You’ve withdrawn this offer')
    expect(html).not.toContain('ask=withdraw')
  })

  test('is refused once there is a deal', async () => {
    const { id: counterOffer } = await counter()
    await act({ intent: 'accept', counterOffer })
    expect((await act({ intent: 'withdraw' })).status).toBe(409)
    expect(await item()).toMatchObject({ state: 'accepted' })
  })
})
