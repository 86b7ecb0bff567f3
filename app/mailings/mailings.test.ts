import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount, signInToOffice } from '../../tests/account-visitor'
import { openTestApp } from '../../tests/open-test-app'
import { readPdf } from '../../tests/read-pdf'
import { readLotSheet } from '../lot-sheets/read-sheet.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { deliverMails } from '../mails/deliver-mails.server'
import { DeliveryFailure } from '../platform/mail.server'
import { runErasures } from '../privacy/run-erasures.server'
import { sendMailings } from './send-mailings.server'

const app = await openTestApp({ PUBLIC_URL: 'https://stock.example', MAILINGS_PER_MINUTE: '40' })
const { services } = app
const { db } = services
afterAll(() => app.close())

const team = 'elena@stocklot.example'
const page = '/en/team/mailings/new'
let elena: AccountVisitor

beforeAll(async () => {
  await openAccount(app, team)
  await db.execute(sql`update members set role = 'team', name = 'Elena' where email = ${team}`)
  elena = await signInToOffice(app, team)
  await openAccount(app, 'member@buyer.example')
  await db.execute(sql`update members set standing = 'approved', language = 'de' where email = 'member@buyer.example'`)
})
beforeEach(async () => {
  await db.execute(
    sql`truncate lots, mails, mailings, newsletter_subscribers, stopped_addresses, audit_entries, lot_events cascade`,
  )
})

async function lot(changes: Record<string, unknown> = {}): Promise<string> {
  const [written] = await writeLots(services, [{ lot: sampleInput({ externalId: crypto.randomUUID(), ...changes }) }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written.reference
}

/** Somebody who has confirmed. */
async function subscribe(email: string, change: { language?: string; categories?: string[]; state?: string } = {}) {
  const { language = 'en', categories = [], state = 'subscribed' } = change
  await db.execute(sql`
    insert into newsletter_subscribers values (${crypto.randomUUID()}, ${email}, ${state}, ${language},
      array(select jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb)), '{new_lots,single_lots}', now(), now())`)
}

type Fields = readonly (readonly [string, string])[]

async function post(fields: Fields, path = page) {
  const answer = await elena.send(path, { method: 'POST', body: new URLSearchParams(fields.map(([...pair]) => pair)) })
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
}

const look = async (path: string) => (await elena.send(path)).text()

/** What a form of the page would send: everything in its boxes, as a browser without scripts reads them. */
function boxesOf(html: string): [string, string][] {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const form = html.match(/<form.*?<\/form>/gs)?.find((each) => each.includes('name="seen"')) ?? ''
  const of = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  const boxes: [string, string][] = []
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [name, type] = [of(tag, 'name'), of(tag, 'type')]
    if (!name || ((type === 'checkbox' || type === 'radio') && !tag.includes(' checked=""'))) continue
    boxes.push([name, plain(of(tag, 'value') ?? 'on')])
  }
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs))
    boxes.push([of(tag, 'name') ?? '', /<option(?=[^>]* selected="")[^>]*value="([^"]*)"/.exec(options)?.[1] ?? ''])
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>(.*?)<\/textarea>/gs))
    if (of(tag, 'name')) boxes.push([of(tag, 'name') ?? '', plain(text).replace(/^\n/, '')])
  return boxes
}

/** Boxes with some of them filled in otherwise. */
const filled = (boxes: Fields, changes: Fields): Fields => [
  ...boxes.filter(([name]) => changes.every(([changed]) => changed !== name)),
  ...changes,
]

/** Opens the page with lots, fills it in, and looks at what would happen. */
async function compose(lots: readonly string[], changes: Fields) {
  const html = await look(`${page}?${new URLSearchParams(lots.map((each) => ['lot', each]))}`)
  return post(filled(boxesOf(html), changes))
}

/** Sends what a page shows. @returns the mailing's page */
async function send(html: string): Promise<string> {
  const { status, location, html: shown } = await post([...boxesOf(html), ['intent', 'send']])
  expect(status, shown.match(/alert--bad.*?<\/p>/s)?.[0]).toBe(303)
  return location.replace(/\?.*/, '')
}

const to = (addresses: string): Fields => [['addresses', addresses]]
const toSubscribers = (...more: Fields): Fields => [['audience', 'subscribers'], ...more]

async function mails() {
  const { rows } = await db.execute<{
    to: string
    subject: string
    text: string
    state: string
    unsubscribe: string | null
  }>(
    sql`select recipient ->> 'address' as to, subject, text, state, unsubscribe_url as unsubscribe from mails
      where kind in ('mailing.lots', 'newsletter.lots') order by recipient ->> 'address', id`,
  )
  return rows
}

async function states(): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ email: string; state: string }>(
    sql`select email, state || coalesce(' ' || reason, '') as state from mailing_recipients order by email`,
  )
  return Object.fromEntries(rows.map(({ email, state }) => [email, state]))
}

test('several lots are one PDF and one spreadsheet, which tell whoever opens them what they may know then', async () => {
  const gated = { price: { amount: 7_700_113 }, priceVisibility: 'members' }
  const [first, second] = [await lot({ ...gated, texts: { en: { title: 'Boots' } } }), await lot()]
  await send((await compose([first, second], to('rui@costa.example'))).html)
  await sendMailings(services)
  const [mail] = await mails()
  const [pdf = '', xlsx = ''] = [...(mail?.text ?? '').matchAll(/https:\/\/stock\.example(\/\S+offer-sheets\S+)/g)].map(
    ([, path = '']) => path,
  )
  const member = new AccountVisitor(app)
  await member.signIn('member@buyer.example')
  const tell = async (answer: Response) => {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (answer.headers.get('content-type') === 'application/pdf') return JSON.stringify(await readPdf(bytes))
    const sheet = await readLotSheet({ name: 'lots.xlsx', bytes: Buffer.from(bytes) }, 'en')
    return JSON.stringify([2, 3].map((row) => sheet?.columns.map((column) => sheet.cell(row, column))))
  }
  for (const path of [pdf, xlsx]) {
    const guest = await tell(await app.request(path))
    for (const reference of [first, second]) expect(guest).toContain(reference)
    expect(guest).not.toMatch(/77[.,]?001/)
    expect(await tell(await member.send(path))).toMatch(/77[.,]?001/)
  }
  await db.execute(sql`update lots set status = 'sold' where reference = ${first}`)
  expect(await tell(await app.request(xlsx))).not.toContain(first)
  await db.execute(sql`update lots set status = 'draft'`)
  for (const path of [pdf, xlsx, '/en/products/offer-sheets.pdf', '/xx/products/offer-sheets.xlsx?lot=L-2611-0001'])
    expect((await app.request(path)).status, path).toBe(404)
})

describe('lots to people', () => {
  test('go in the language of each, with the prices that each may see, and nothing of the supplier', async () => {
    const reference = await lot({
      texts: { en: { title: 'Running shoes' }, de: { title: 'Laufschuhe' } },
      price: { amount: 7_700_113 },
      priceVisibility: 'members',
      private: { costPrice: 31_337, notes: 'From Qxsupplier' },
    })
    const { html } = await compose([reference], to('Rui Costa <Rui@Costa.example>\nmember@buyer.example'))
    expect(html).toContain('Goes to: 2')
    expect(html).toContain('Text in Deutsch')
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
    expect(shown).toContain('2 of 2 settled')
    expect(shown).toContain('Kept here')
    expect(await look('/en/team/mailings?q=rui@costa.example')).toContain(reference)
    expect(await look('/en/team/mailings?q=nobody@costa.example')).toContain('Nothing here fits')
    expect(await look(`/en/team/lots/${reference}`)).toContain('sent it to buyers')
    expect(await look('/en/team/audit')).toContain('Lots sent to buyers')
  })

  test('are sent once, however often the form arrives', async () => {
    const { html } = await compose([await lot()], to('rui@costa.example, RUI@costa.example'))
    await send(html)
    await send(html)
    await Promise.all([sendMailings(services), sendMailings(services)])
    await sendMailings(services)
    expect(await mails()).toHaveLength(1)
    expect((await db.execute(sql`select from mailings`)).rowCount).toBe(1)
    expect((await db.execute(sql`select from lot_events where kind = 'sent'`)).rowCount).toBe(1)
  })

  test('go only as they were looked at, and only lots that are on sale', async () => {
    const [open, sold] = [await lot(), await lot({ status: 'sold' })]
    const nobody = await compose([sold], to('rui@costa.example'))
    expect(nobody.html).toContain('It is not on sale')
    expect(nobody.html).not.toContain('value="send"')
    const { html } = await compose([open, sold], to('rui@costa.example'))
    const otherwise = await post([...filled(boxesOf(html), to('ana@costa.example')), ['intent', 'send']])
    expect(otherwise.status).toBe(409)
    expect(otherwise.html).toContain('Look at the numbers once more')
    expect(otherwise.html).toContain('ana@costa.example')
    await send(otherwise.html)
    await db.execute(sql`update lots set status = 'withdrawn' where reference = ${open}`)
    await sendMailings(services)
    expect(await mails()).toEqual([])
    expect(await states()).toEqual({ 'ana@costa.example': 'skipped no_lots', 'rui@costa.example': 'skipped no_lots' })
  })

  test('whatever is typed wrong is said, and kept', async () => {
    const { status, html } = await compose([await lot()], to('rui@costa.example\n<b>no address'))
    expect(status).toBe(422)
    expect(html).toContain('These addresses could not be read')
    expect(html).toContain('&lt;b&gt;no address</textarea>')
    const good = await compose([await lot()], to('rui@costa.example'))
    const odd = await post([...boxesOf(good.html), ['found', 'a\0na@costa.example']])
    expect([odd.status, odd.html.includes('na@costa.example')]).toEqual([200, false])
    const empty = await post([...filled(boxesOf(good.html), [['subject.en', ' ']]), ['intent', 'send']])
    expect(empty.status).toBe(422)
    expect(empty.html).toMatch(/id="subject-en-error"/)
  })

  test('who wants none, or cannot be reached, is left out, and the team can lift that', async () => {
    await subscribe('gone@costa.example', { state: 'unsubscribed' })
    const reference = await lot()
    const { html } = await compose([reference], to('gone@costa.example; rui@costa.example; ana@costa.example'))
    expect(html).toContain('Goes to: 2')
    expect(html).toContain('Has unsubscribed')
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
    expect(await look(log)).toContain('Wants no such mails')
    await post(
      [
        ['intent', 'lift'],
        ['email', 'rui@costa.example'],
      ],
      log,
    )
    expect((await compose([reference], to('rui@costa.example'))).html).toContain('Goes to: 1')
    const trail = await look('/en/team/audit')
    for (const words of ['Address left out of mailings', 'Address gets mailings again']) expect(trail).toContain(words)
  })

  test('who wanted none still gets none when they were erased, until the team lifts it or they subscribe again', async () => {
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
    expect(html).toContain('Goes to: 1')
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
    expect((await compose([reference], both)).html).toContain('Goes to: 2')
  })
})

describe('lots to subscribers', () => {
  test('go to who has confirmed and deals in such goods, each with their own way out', async () => {
    await subscribe('all@buyer.example')
    await subscribe('shoes@buyer.example', { categories: ['shoes'], language: 'fr' })
    await subscribe('toys@buyer.example', { categories: ['toys'] })
    await subscribe('new@buyer.example', { state: 'pending' })
    const { html } = await compose([await lot()], toSubscribers(['interest', 'shoes']))
    expect(html).toContain('Goes to: 2')
    await send(html)
    await sendMailings(services)
    const sent = await mails()
    expect(sent.map((mail) => mail.to)).toEqual(['all@buyer.example', 'shoes@buyer.example'])
    expect(new Set(sent.map(({ unsubscribe }) => unsubscribe)).size).toBe(2)
    expect(sent[1]?.text).toContain('Se désabonner')
    const path = new URL(sent[0]?.unsubscribe ?? '').pathname
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await app.request(path, { method: 'POST', body })).status).toBe(200)
    // What still waits in the outbox does not go out any more.
    expect(await states()).toEqual({ 'all@buyer.example': 'cancelled', 'shoes@buyer.example': 'queued' })
  })

  test('who unsubscribes while it is being sent gets nothing', async () => {
    await subscribe('all@buyer.example')
    const { html } = await compose([await lot()], toSubscribers())
    await send(html)
    await db.execute(sql`update newsletter_subscribers set state = 'unsubscribed'`)
    await sendMailings(services)
    expect(await states()).toEqual({ 'all@buyer.example': 'skipped unsubscribed' })
  })

  test('go out in portions, are stopped, and are done when none is on its way', async () => {
    for (let at = 0; at < 45; at++) await subscribe(`buyer${at}@buyer.example`)
    const { html } = await compose([await lot(), await lot()], toSubscribers())
    const log = await send(html)
    await sendMailings(services)
    expect(await mails()).toHaveLength(40)
    await deliverMails(services)
    await sendMailings(services)
    expect(await mails()).toHaveLength(40)
    expect(await look(log)).toContain('40 of 45 settled')
    app.passTime(61_000)
    await sendMailings(services)
    expect(await mails()).toHaveLength(45)
    expect((await post([['intent', 'stop']], log)).location).toContain('did=stopped')
    expect(Object.values(await states()).filter((state) => state === 'cancelled')).toHaveLength(5)
    await deliverMails(services)
    expect((await mails()).filter(({ state }) => state === 'kept')).toHaveLength(40)
    expect((await post([['intent', 'stop']], log)).status).toBe(409)
    expect(await look('/en/team/mailings')).toContain('Stopped')
    expect(await look(log)).toContain('Gone out: 40. Not sent: 5.')
  })

  test('that were stopped go on with the rest, and reach nobody twice', async () => {
    for (let at = 0; at < 45; at++) await subscribe(`buyer${at}@buyer.example`)
    const log = await send((await compose([await lot()], toSubscribers())).html)
    expect((await post([['intent', 'resume']], log)).status).toBe(409)
    await sendMailings(services)
    await db.execute(sql`
      update mails set state = 'cancelled', finished_at = now() - interval '1 hour' where recipient ->> 'address' = 'buyer0@buyer.example'`)
    const before = (await mails()).length
    await post([['intent', 'stop']], log)
    // Forty were made and are taken back, one of them by hand before that; five had none yet.
    const shown = await look(log)
    expect(shown).toContain('Gone out: 0. Not sent: 44.')
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
    expect(await look(log)).not.toContain('Go on with the rest')
    expect(await look('/en/team/audit')).toContain('Mailing gone on with')
  })

  test('an address that a mail server knows nobody at is left out from then on, until the team lifts it', async () => {
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
    expect(after.html).toContain('Goes to: 0')
    expect(after.html).toContain('Left out: 1')
    expect(await look('/en/team/subscribers')).toContain('The mail server knows nobody there')
    await elena.submit('/en/team/subscribers', { lift: 'dead@buyer.example' })
    expect((await compose([reference], toSubscribers())).html).toContain('Goes to: 1')
  })
})

describe('lots to be handed over', () => {
  test('are a PDF, a spreadsheet and a text in the language of the buyer, as the buyer may know them', async () => {
    const reference = await lot({
      texts: { en: { title: 'Shoes' }, de: { title: '=Schuhe' } },
      price: { amount: 7_700_113 },
      priceVisibility: 'members',
    })
    const file = (format: string, reader: string) =>
      elena.send(`${page}/list?lot=${reference}&language=de&format=${format}&reader=${reader}`)
    const pdf = await readPdf(new Uint8Array(await (await file('pdf', 'everyone')).arrayBuffer()))
    expect(pdf.pages.join(' ')).toContain('=Schuhe')
    expect(pdf.pages.join(' ')).not.toContain('77.001')
    const bytes = Buffer.from(await (await file('xlsx', 'member')).arrayBuffer())
    const sheet = await readLotSheet({ name: 'lots.xlsx', bytes }, 'de')
    const cells = sheet?.columns.map((column) => sheet.cell(2, column))
    expect(cells).toEqual(expect.arrayContaining([reference, '=Schuhe']))
    const shown = await look(`${page}?lot=${reference}`)
    expect(shown).toContain('*=Schuhe*')
    expect(shown).not.toContain('77.001')
    const asMail = await elena.send(`${page}/look`, {
      method: 'POST',
      body: new URLSearchParams({
        lot: reference,
        look: 'de',
        audience: 'people',
        'subject.de': '<i>',
        'note.de': 'Hallo',
      }),
    })
    expect(asMail.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(await asMail.text()).toContain('&lt;i&gt;')
  })
})

test('the chosen lots of the list are sent from there', async () => {
  const reference = await lot()
  const { rows } = await db.execute<{ seen: string }>(sql`select id || ':' || version as seen from lots`)
  const { location } = await post(
    [
      ['lot', rows[0]?.seen ?? ''],
      ['change', 'send'],
    ],
    '/en/team/lots',
  )
  expect(location).toBe(`/en/team/mailings/new?lot=${reference}`)
})

test('the log says that it is empty, and the recipients of one go on page by page', async () => {
  expect(await look('/en/team/mailings')).toContain('No lots have been sent yet.')
  const id = crypto.randomUUID()
  await db.execute(sql`
    insert into mailings (id, audience, interests, languages, texts, subject, state, recipients, counts, who_id, who, created_at, finished_at)
    values (${id}, 'subscribers', '{}', '{en}', '{}', 'Many lots', 'done', 60, '{"sent": 60}', ${id}, 'Elena', now(), now())`)
  await db.execute(sql`
    insert into mailing_recipients (mailing_id, position, email, language, state)
    select ${id}, n, 'buyer' || n || '@buyer.example', 'en', 'cancelled' from generate_series(1, 60) as n`)
  const first = await look(`/en/team/mailings/${id}`)
  expect(first).toContain('>buyer50@buyer.example<')
  expect(first).not.toContain('>buyer51@buyer.example<')
  // What was counted is not counted anew for every look.
  expect(first).toMatch(/>Sent<\/span> <b class="num">60</)
  const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await look(next)).toContain('>buyer51@buyer.example<')
  expect(await look(`/en/team/mailings/${id}?q=buyer59`)).toContain('>buyer59@buyer.example<')
})
