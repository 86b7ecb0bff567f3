import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openAccount, signInColleague, signInToOffice } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { uploadFile } from '../../../tests/upload-file'
import { xlsxOf } from '../../lots/manifest-parser/sample-sheets.suite'
import { parseAttachedManifests } from '../../lots/manifests/read-attached-manifests.server'

const app = await openTestApp()
const { db } = app.services
afterAll(() => app.close())

test('the seller’s details appear on their page, in the office and in the export', async () => {
  const seller = 'jonas@brettspiel.example'
  const { id } = await offerGoods(app, {
    ...{ email: seller, language: 'de', categories: ['toys'], quantity: '2112', unit: 'SET', condition: 'new_b' },
    ...{ askingPrice: 350_000, currency: 'EUR', askingPriceBasis: 'lot', country: 'DE', place: 'Halle 3, Leipzig' },
    restrictions: [{ rule: 'deny', channels: ['marketplace'] }],
  })
  const [mail] = await readMails(db, sql`kind = 'offer.seller'`)
  const page = /http:\/\/localhost:3000(\/de\/offers\/[\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const seen = (await (await app.request(page)).text()).replaceAll('\u00a0', ' ')
  for (const part of ['Spielwaren', '2.112 Sets', '3.500,00 €', 'Halle 3, Leipzig, Deutschland', 'Online-Marktplätze'])
    expect(seen).toContain(part)

  const office = await signInColleague(app, 'elena@stocklot.example')
  const item = await (await office.send(`/en/team/inbox/${id}`)).text()
  for (const part of ['2,112 sets', '€3,500.00 for the lot', 'Halle 3, Leipzig, Germany', 'New, packaging damaged'])
    expect(item).toContain(part)

  const member = await openAccount(app, seller).then(() => signInToOffice(app, seller))
  const taken = await (await member.send('/en/account/export')).json()
  expect(taken).toMatchObject({ offers: [{ askingPrice: 350_000, place: 'Halle 3, Leipzig', unit: 'SET' }] })
})

test('the seller reads when the offer was sent, what was read from each list and what was not', async () => {
  const rows = [
    ['EAN', 'Artikel', 'Menge', 'Preis EUR'],
    ['4006381333931', 'Becher', 10, 1.5],
    ['4006381333930', 'Krug', 20, 2],
    [null, 'Teller', 'einige', 1],
  ]
  const attachments = [
    await uploadFile(app, 'liste.xlsx', xlsxOf([{ rows }])),
    await uploadFile(app, 'keine.csv', new TextEncoder().encode('Guten Tag')),
  ]
  await offerGoods(app, { email: 'petra@brettspiel.example', language: 'de', attachments })
  const mail = (await readMails(db, sql`kind = 'offer.seller'`)).at(-1)
  const page = /http:\/\/localhost:3000(\/de\/offers\/[\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const look = async () =>
    (await (await app.request(page)).text()).replace(/<script.*?<\/script>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ')
  expect(await look()).toContain('Liste wird gelesen')
  await parseAttachedManifests(app.services, new AbortController().signal)
  const seen = await look()
  for (const part of [/Gesendet \d+\. \S+ 20\d\d/, 'Artikel: 3', 'Menge: 30', 'Preisvorstellung gesamt: 55,00 €'])
    expect(seen).toMatch(part)
  expect(seen).toContain('Falsche Prüfziffern: 1')
  expect(seen).toMatch(/Nicht lesbare Zellen: \d.* C4 : Keine Zahl/)
  expect(seen).toContain('Nicht als Liste lesbar')
})
