import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountVisitor } from '../../../tests/account-visitor'
import { readPdf } from '../../../tests/read-pdf'
import { readLotSheet } from '../../lots/spreadsheets/read-sheet.server'
import { openMailings, page, to } from './open-mailings.suite'
import { sendMailings } from './send-mailings.server'

const { app, services, db, elena, lot, post, look, compose, send, mails } = await openMailings()

test('sends several lots as one PDF and one spreadsheet that show each reader only what they may see', async () => {
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

describe('lots handed to a buyer', () => {
  test('are a PDF, a spreadsheet and a text in the buyer’s language, limited to what that buyer may see', async () => {
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

test('a buyer who was found and added is not unknown', async () => {
  const email = 'member@buyer.example'
  const reference = await lot()
  const search = (find: string, ...more: [string, string][]) => compose([reference], [['find', find], ...more])
  const { html } = await search(email, ['found', email])
  expect(html).toContain(`name="person.0.email" value="${email}"`)
  expect(html).not.toContain('No match.')
  expect((await search('nobody@buyer.example')).html).toContain('No match.')
})

test('the list of lots passes the chosen lots to a new mailing', async () => {
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

test('the log shows that it is empty, and lists a mailing’s recipients page by page', async () => {
  expect(await look('/en/team/mailings')).toContain('No mailings yet.')
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
  // Counts are stored, not recounted for each page.
  expect(first).toMatch(/>Sent<\/span> <b class="tabular">60</)
  const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await look(next)).toContain('>buyer51@buyer.example<')
  expect(await look(`/en/team/mailings/${id}?q=buyer59`)).toContain('>buyer59@buyer.example<')
})
