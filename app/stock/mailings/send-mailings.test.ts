import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runErasures } from '../../accounts/personal-data/run-erasures.server'
import { DeliveryFailure } from '../../platform/mail/mail.server'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { filled, mailingBoxes, openMailings, to, toSubscribers } from './open-mailings.suite'
import { sendMailings } from './send-mailings.server'

const { app, services, db, elena, lot, subscribe, post, look, compose, send, mails, states } = await openMailings()

describe('a mailing to people', () => {
  test('is sent in each recipient’s language, with the prices they may see and nothing about the supplier', async () => {
    const reference = await lot({
      texts: { en: { title: 'Running shoes' }, de: { title: 'Laufschuhe' } },
      price: { amount: 7_700_113 },
      priceVisibility: 'members',
      private: { costPrice: 31_337, notes: 'From Qxsupplier' },
    })
    const { html } = await compose([reference], to('Rui Costa <Rui@Costa.example>\nmember@buyer.example'))
    expect(html).toContain('Recipients: 2')
    expect(html).toContain('Text in German')
    const log = await send(html)
    await sendMailings(services)
    const [forMember, forRui] = await mails()
    expect(forMember).toMatchObject({ to: 'member@buyer.example', subject: expect.stringContaining('Laufschuhe') })
    expect(forMember?.text).toContain('77.001,13')
    expect(forRui).toMatchObject({ to: 'rui@costa.example', subject: expect.stringContaining('Running shoes') })
    expect(forRui?.text).not.toContain('77,001')
    expect(forRui?.text).toContain(`https://stock.example/en/products/${reference}`)
    for (const { text } of [forMember, forRui].filter((mail) => mail !== undefined))
      expect(text).not.toMatch(/Qxsupplier|313\.37|313,37/)
    await deliverMails(services)
    await sendMailings(services)
    const shown = await look(log)
    expect(shown).toContain('2 of 2 done')
    expect(shown).toContain('Stored')
    expect(await look('/en/team/mailings?q=rui@costa.example')).toContain(reference)
    expect(await look('/en/team/mailings?q=nobody@costa.example')).toContain('No matches.')
    expect(await look(`/en/team/lots/${reference}`)).toContain('sent it to buyers')
    expect(await look('/en/team/audit')).toContain('Mailing sent')
  })

  test('is sent once, however often the form is submitted', async () => {
    const { html } = await compose([await lot()], to('rui@costa.example, RUI@costa.example'))
    await send(html)
    await send(html)
    await Promise.all([sendMailings(services), sendMailings(services)])
    await sendMailings(services)
    expect(await mails()).toHaveLength(1)
    expect((await db.execute(sql`select from mailings`)).rowCount).toBe(1)
    expect((await db.execute(sql`select from lot_events where kind = 'sent'`)).rowCount).toBe(1)
  })

  test('is sent only as previewed, and only with lots on sale', async () => {
    const [open, sold] = [await lot(), await lot({ status: 'sold' })]
    const nobody = await compose([sold], to('rui@costa.example'))
    expect(nobody.html).toContain('Not on sale, so')
    expect(nobody.html).not.toContain('value="send"')
    const { html } = await compose([open, sold], to('rui@costa.example'))
    const otherwise = await post([...filled(mailingBoxes(html), to('ana@costa.example')), ['intent', 'send']])
    expect(otherwise.status).toBe(409)
    expect(otherwise.html).toContain('Check the numbers and send again')
    expect(otherwise.html).toContain('ana@costa.example')
    await send(otherwise.html)
    await db.execute(sql`update lots set status = 'withdrawn' where reference = ${open}`)
    await sendMailings(services)
    expect(await mails()).toEqual([])
    expect(await states()).toEqual({ 'ana@costa.example': 'skipped no_lots', 'rui@costa.example': 'skipped no_lots' })
  })

  test('shows every error in the form and keeps the typed text', async () => {
    const { status, html } = await compose([await lot()], to('rui@costa.example\n<b>no address'))
    expect(status).toBe(422)
    expect(html).toContain('We couldn’t read these addresses')
    expect(html).toContain('&lt;b&gt;no address</textarea>')
    const good = await compose([await lot()], to('rui@costa.example'))
    const odd = await post([...mailingBoxes(good.html), ['found', 'a\0na@costa.example']])
    expect([odd.status, odd.html.includes('na@costa.example')]).toEqual([200, false])
    const empty = await post([...filled(mailingBoxes(good.html), [['subject.en', ' ']]), ['intent', 'send']])
    expect(empty.status).toBe(422)
    expect(empty.html).toMatch(/id="subject-en-error"/)
  })

  test('skips addresses that opted out or bounce, until the team allows them again', async () => {
    await subscribe('gone@costa.example', { state: 'unsubscribed' })
    const reference = await lot()
    const { html } = await compose([reference], to('gone@costa.example; rui@costa.example; ana@costa.example'))
    expect(html).toContain('Recipients: 2')
    expect(html).toContain('Unsubscribed')
    const log = await send(html)
    expect(
      (
        await post(
          [
            ['intent', 'leave_out'],
            ['email', 'rui@costa.example'],
            ['why', 'objected'],
          ],
          log,
        )
      ).status,
    ).toBe(303)
    await sendMailings(services)
    expect((await mails()).map((mail) => mail.to)).toEqual(['ana@costa.example'])
    expect(await look(log)).toContain('Opted out of mailings')
    await post(
      [
        ['intent', 'lift'],
        ['email', 'rui@costa.example'],
      ],
      log,
    )
    expect((await compose([reference], to('rui@costa.example'))).html).toContain('Recipients: 1')
    const trail = await look('/en/team/audit')
    for (const words of ['Address excluded from mailings', 'Address included in mailings again'])
      expect(trail).toContain(words)
  })

  test('skips an opted-out address even after its erasure, until the team allows it or it subscribes again', async () => {
    const [objected, unsubscribed] = ['objected@erased.example', 'unsubscribed@erased.example']
    const both = to(`${objected}, ${unsubscribed}`)
    await subscribe(unsubscribed, { state: 'unsubscribed' })
    await db.execute(sql`insert into stopped_addresses values (${objected}, 'objected', null, null, 'Elena', now())`)
    for (const email of [objected, unsubscribed]) await elena.submit('/en/team/privacy', { email, again: email })
    await runErasures(services)
    for (const table of ['stopped_addresses', 'newsletter_subscribers', 'objections', 'erasures'])
      expect(
        (await db.execute(sql`select from ${sql.identifier(table)} as own where own::text like '%@%'`)).rows,
      ).toEqual([])
    const reference = await lot()
    const { html } = await compose([reference], to(`${objected}, ${unsubscribed}, ana@costa.example`))
    expect(html).toContain('Recipients: 1')
    const log = await send(html)
    await sendMailings(services)
    expect(await states()).toEqual({
      'ana@costa.example': 'queued',
      [objected]: 'skipped objected',
      [unsubscribed]: 'skipped unsubscribed',
    })
    await post(
      [
        ['intent', 'lift'],
        ['email', objected],
      ],
      log,
    )
    await subscribe(unsubscribed)
    expect((await compose([reference], both)).html).toContain('Recipients: 2')
  })
})

describe('a mailing to subscribers', () => {
  test('reaches confirmed subscribers of these goods, each with an unsubscribe link', async () => {
    await subscribe('all@buyer.example')
    await subscribe('shoes@buyer.example', { categories: ['shoes'], language: 'fr' })
    await subscribe('toys@buyer.example', { categories: ['toys'] })
    await subscribe('new@buyer.example', { state: 'pending' })
    const { html } = await compose([await lot()], toSubscribers(['interest', 'shoes']))
    expect(html).toContain('Recipients: 2')
    await send(html)
    await sendMailings(services)
    const sent = await mails()
    expect(sent.map((mail) => mail.to)).toEqual(['all@buyer.example', 'shoes@buyer.example'])
    expect(new Set(sent.map(({ unsubscribe }) => unsubscribe)).size).toBe(2)
    expect(sent[1]?.text).toContain('Se désabonner')
    const path = new URL(sent[0]?.unsubscribe ?? '').pathname
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await app.request(path, { method: 'POST', body })).status).toBe(200)
    expect(await states()).toEqual({ 'all@buyer.example': 'cancelled', 'shoes@buyer.example': 'queued' })
  })

  test('skips a subscriber who unsubscribes during sending', async () => {
    await subscribe('all@buyer.example')
    const { html } = await compose([await lot()], toSubscribers())
    await send(html)
    await db.execute(sql`update newsletter_subscribers set state = 'unsubscribed'`)
    await sendMailings(services)
    expect(await states()).toEqual({ 'all@buyer.example': 'skipped unsubscribed' })
  })

  test('is sent in batches, and stopping it cancels the rest', async () => {
    for (let at = 0; at < 45; at++) await subscribe(`buyer${at}@buyer.example`)
    const { html } = await compose([await lot(), await lot()], toSubscribers())
    const log = await send(html)
    await sendMailings(services)
    expect(await mails()).toHaveLength(40)
    await deliverMails(services)
    await sendMailings(services)
    expect(await mails()).toHaveLength(40)
    expect(await look(log)).toContain('40 of 45 done')
    app.passTime(61_000)
    await sendMailings(services)
    expect(await mails()).toHaveLength(45)
    expect((await post([['intent', 'stop']], log)).location).toContain('did=stopped')
    expect(Object.values(await states()).filter((state) => state === 'cancelled')).toHaveLength(5)
    await deliverMails(services)
    expect((await mails()).filter(({ state }) => state === 'kept')).toHaveLength(40)
    expect((await post([['intent', 'stop']], log)).status).toBe(409)
    expect(await look('/en/team/mailings')).toContain('Stopped')
    expect(await look(log)).toContain('Sent: 40. Not sent: 5.')
  })

  test('resumes after a stop without reaching anyone twice', async () => {
    for (let at = 0; at < 45; at++) await subscribe(`buyer${at}@buyer.example`)
    const log = await send((await compose([await lot()], toSubscribers())).html)
    expect((await post([['intent', 'resume']], log)).status).toBe(409)
    await sendMailings(services)
    await db.execute(sql`
      update mails set state = 'cancelled', finished_at = now() - interval '1 hour' where recipient ->> 'address' = 'buyer0@buyer.example'`)
    const before = (await mails()).length
    await post([['intent', 'stop']], log)
    // 40 were queued and cancelled, one of them by hand earlier; five had no mail yet.
    const shown = await look(log)
    expect(shown).toContain('Sent: 0. Not sent: 44.')
    expect(shown).toContain('Yes, send to 44')
    await db.execute(sql`update newsletter_subscribers set state = 'unsubscribed' where email = 'buyer1@buyer.example'`)
    const answers = await Promise.all([post([['intent', 'resume']], log), post([['intent', 'resume']], log)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    for (let minute = 0; minute < 3; minute += 1) {
      app.passTime(61_000)
      await sendMailings(services)
      await deliverMails(services)
    }
    await sendMailings(services)
    const sent = (await mails()).filter(({ state }) => state === 'kept').map(({ to: address }) => address)
    expect([sent.length, new Set(sent).size, before]).toEqual([43, 43, 40])
    expect(await states()).toMatchObject({
      'buyer0@buyer.example': 'cancelled',
      'buyer1@buyer.example': 'skipped unsubscribed',
    })
    expect(await look(log)).not.toContain('Resume mailing')
    expect(await look('/en/team/audit')).toContain('Mailing resumed')
  })

  test('skips an address that a mail server rejected, until the team allows it again', async () => {
    await subscribe('dead@buyer.example')
    const reference = await lot()
    const log = await send((await compose([reference], toSubscribers())).html)
    await sendMailings(services)
    const deliver = services.mail.deliver
    const fault = { final: true, unknownAddress: true, cause: null }
    Object.assign(services.mail, {
      deliver: () => Promise.reject(new DeliveryFailure('550 5.1.1 No such user', fault)),
    })
    await deliverMails(services)
    Object.assign(services.mail, { deliver })
    expect(await look(log)).toContain('550 5.1.1 No such user')
    const after = await compose([reference], toSubscribers())
    expect(after.html).toContain('Recipients: 0')
    expect(after.html).toContain('Skipped: 1')
    expect(await look('/en/team/subscribers')).toContain('Address doesn’t exist')
    await elena.submit('/en/team/subscribers', { lift: 'dead@buyer.example' })
    expect((await compose([reference], toSubscribers())).html).toContain('Recipients: 1')
  })
})
