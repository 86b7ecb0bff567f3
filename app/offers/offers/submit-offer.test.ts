import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { addAttachments, countAttachmentsLeft } from './add-attachments.server'
import { countFiles, findOffers, presentOffer } from './find-offers.server'
import { offerSchema } from './offer-schema'
import { setOfferAnswerDate, setOfferStatus } from './set-offer-status.server'
import { type OfferSender, submitOffer } from './submit-offer.server'

const app = await openTestApp()
const { services } = app
const { db } = services
app.stopTime()
afterAll(() => app.close())
beforeEach(async () => {
  await db.execute(sql`truncate offers, mails, reference_counters, rate_limits, blocked_senders cascade`)
})

const ines = {
  name: 'Ines Duarte',
  company: 'Calçados Duarte Lda',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: 'Ankle boots',
}
const seller: OfferSender = {
  idempotencyKey: 'one',
  language: 'de',
  channel: 'web',
  taken: null,
  limitBucket: null,
  memberEmail: null,
}

const submit = (changes: object = {}, sender: Partial<OfferSender> = {}) =>
  submitOffer(services, offerSchema.parse({ ...ines, ...changes }), {
    ...seller,
    idempotencyKey: randomUUID(),
    ...sender,
  })
const found = (page: { id?: string; reference?: string; email?: string } = {}) =>
  findOffers(services, { after: null, limit: 10, ...page })
const mails = async () => (await readMails(db)).map(({ kind, to }) => [kind, to])

describe('an offer', () => {
  test('is presented with all that the seller said, its files and its history', async () => {
    const list = await uploadFile(app, 'list.pdf', pdfOf(900))
    const receipt = await submit({ quantity: 12, unit: 'PR', place: 'Porto', attachments: [list] })
    const now = services.now().toISOString()
    const [offer] = await found()
    expect(offer && presentOffer(offer)).toEqual({
      id: receipt.id,
      reference: receipt.reference,
      status: 'submitted',
      declinedBecause: null,
      channel: 'web',
      takenBy: null,
      consentNote: null,
      language: 'de',
      ...ines,
      phoneE164: '+351220000000',
      categories: [],
      quantity: '12',
      unit: 'PR',
      condition: null,
      askingPrice: null,
      currency: null,
      askingPriceBasis: null,
      incoterm: null,
      country: null,
      place: 'Porto',
      bestBefore: null,
      restrictions: [],
      attachments: [{ ...list, size: 900, contentType: 'application/pdf' }],
      answerBy: receipt.answerBy,
      createdAt: now,
      history: [{ kind: 'submitted', who: 'seller', data: { channel: 'web' }, at: now }],
    })
  })

  test('is found by id, reference and address, with its own files and events only', async () => {
    const one = await submit({ attachments: [await uploadFile(app, 'one.pdf', pdfOf(900))] })
    const two = await submit({
      email: 'Ana@other.example',
      attachments: [await uploadFile(app, 'two.pdf', pdfOf(700))],
    })
    for (const page of [{ id: two.id }, { reference: two.reference }, { email: 'ana@other.example' }]) {
      const [offer, ...others] = await found(page)
      expect([offer?.id, offer?.events.length, others]).toEqual([two.id, 1, []])
      expect(offer?.attachments.map(({ name }) => name)).toEqual(['two.pdf'])
    }
    expect(await found({ email: 'nobody@other.example' })).toEqual([])
    expect(await countFiles(services, [one.id, two.id])).toEqual(
      new Map([
        [one.id, { count: 1, bytes: 900 }],
        [two.id, { count: 1, bytes: 700 }],
      ]),
    )
    expect(await countFiles(services, [])).toEqual(new Map())
  })

  test('keeps who changed its state, from what, to what and why', async () => {
    const { id } = await submit()
    const declined = { status: 'declined', declinedBecause: 'price' } as const
    const withdrawn = { status: 'withdrawn', declinedBecause: null } as const
    await db.transaction(async (tx) => {
      expect(await setOfferStatus(tx, id, declined, services.now())).toEqual({
        status: 'submitted',
        declinedBecause: null,
      })
      app.passTime(1_000)
      expect(await setOfferStatus(tx, id, withdrawn, services.now(), 'seller')).toEqual(declined)
      expect(await setOfferStatus(tx, randomUUID(), declined, services.now())).toBeNull()
      await setOfferAnswerDate(tx, id, '2027-01-31')
    })
    const [offer] = await found()
    expect(offer).toMatchObject({ status: 'withdrawn', declinedBecause: null, answerBy: '2027-01-31' })
    expect(offer?.events.map(({ kind, who, data }) => ({ kind, who, ...data }))).toEqual([
      { kind: 'submitted', who: 'seller', channel: 'web' },
      { kind: 'status', who: 'team', from: 'submitted', to: 'declined', reason: 'price' },
      { kind: 'status', who: 'seller', from: 'declined', to: 'withdrawn', reason: null },
    ])
  })
})

describe('a repeated submission', () => {
  test('gets the first receipt, even if its files were uploaded again', async () => {
    const sent = async () => ({
      attachments: [await uploadFile(app, 'list.pdf', pdfOf(900)), await uploadFile(app, 'more.pdf', pdfOf(500))],
    })
    const first = await submit(await sent(), seller)
    expect(first).toMatchObject({ ...ines, files: { count: 2, bytes: 1_400 }, repeated: false })
    app.passTime(60_000)
    const { reference, createdAt, answerBy } = first
    const second = await submit(await sent(), seller)
    expect(second).toMatchObject({ ...ines, reference, createdAt, answerBy, files: first.files, repeated: true })
    expect(await found()).toHaveLength(1)
    expect(await submit()).toMatchObject({ files: { count: 0, bytes: 0 }, repeated: false })
  })

  test.each([
    { name: 'Ana Duarte' },
    { company: null },
    { email: 'ana@duarte.example' },
    { phoneNumber: '+351 22 000 0001' },
    { description: 'Sandals' },
    { categories: ['toys'] },
    { quantity: 5 },
    { place: 'Porto' },
    { restrictions: [{ rule: 'deny', countries: ['ES'] }] },
  ])('is refused when it differs in %j', async (change) => {
    await submit({}, seller)
    await expect(submit(change, seller)).rejects.toMatchObject({ code: 'sell_form.key_reused', status: 422 })
  })

  test('is refused when a file has another name or other content', async () => {
    const list = () => uploadFile(app, 'list.pdf', pdfOf(900))
    await submit({ attachments: [await list()] }, seller)
    const others = [{ ...(await list()), name: 'other.pdf' }, await uploadFile(app, 'list.pdf', pdfOf(901))]
    for (const other of others)
      await expect(submit({ attachments: [other] }, seller)).rejects.toMatchObject({ code: 'sell_form.key_reused' })
  })
})

describe('the mails about an offer', () => {
  test('repeat the seller’s words only to the confirmed address of the signed-in member', async () => {
    for (const [memberEmail, isRepeated] of [
      [null, false],
      ['ana@other.example', false],
      ['INES@duarte.example', true],
    ] as const) {
      await db.execute(sql`truncate mails cascade`)
      await submit({}, { memberEmail })
      expect((await mails()).map(([kind]) => kind).sort()).toEqual(['offer.seller', 'offer.team'])
      const [mail] = await readMails(db, sql`kind = 'offer.seller'`)
      expect(mail?.text.includes('Ankle boots')).toBe(isRepeated)
    }
  })

  test('go to the seller of one taken by phone only if the team wants that, and never to the team', async () => {
    const taken = { by: 'Elena', consentNote: 'Said yes.', tellSeller: false }
    await submit({}, { channel: 'phone', taken })
    expect(await mails()).toEqual([])
    const [offer] = await found()
    expect(offer).toMatchObject({ channel: 'phone', takenBy: 'Elena', consentNote: 'Said yes.', status: 'submitted' })
    expect(offer?.events).toMatchObject([{ who: 'team', data: { channel: 'phone' } }])
    await submit({}, { channel: 'phone', taken: { ...taken, consentNote: null, tellSeller: true } })
    expect(await mails()).toEqual([['offer.seller', ines.email]])
    expect((await readMails(db))[0]?.text).toContain('Ankle boots')
  })

  test('go to nobody when the sender is blocked, unless the team took the offer', async () => {
    await db.execute(sql`insert into blocked_senders (email, why, who, created_at)
      values (${ines.email}, 'SEO offers', 'Elena', now())`)
    expect(await submit()).toMatchObject({ files: { count: 0, bytes: 0 }, repeated: false })
    expect([await mails(), (await found())[0]?.status]).toEqual([[], 'spam'])
    const taken = { by: 'Elena', consentNote: null, tellSeller: true }
    const { id } = await submit({}, { channel: 'phone', taken })
    expect((await found({ id }))[0]?.status).toBe('submitted')
    expect(await mails()).toHaveLength(1)
  })
})

test('five offers a minute are taken from one visitor, any number from one without an address', async () => {
  for (let count = 0; count < 6; count++) await submit()
  for (let count = 0; count < 5; count++) await submit({}, { limitBucket: 'visitor' })
  await expect(submit({}, { limitBucket: 'visitor' })).rejects.toMatchObject({ status: 429 })
  await submit({}, { limitBucket: 'another visitor' })
  app.passTime(60_000)
  await submit({}, { limitBucket: 'visitor' })
})

test('an offer takes a hundred files, later ones after the first', async () => {
  const { id } = await submit({ attachments: [await uploadFile(app, 'first.pdf', pdfOf(900))] })
  const add = (files: readonly { name: string; url: string }[]) =>
    db.transaction((tx) => addAttachments(tx, services, id, files))
  const left = () => db.transaction((tx) => countAttachmentsLeft(tx, id))
  const upload = (name: string) => uploadFile(app, name, pdfOf(900))
  expect(await add([])).toEqual([])
  expect(await add([await upload('second.pdf'), await upload('third.pdf')])).toMatchObject([
    { name: 'second.pdf' },
    { name: 'third.pdf' },
  ])
  expect((await found())[0]?.attachments.map(({ name }) => name)).toEqual(['first.pdf', 'second.pdf', 'third.pdf'])
  expect(await left()).toBe(97)
  await db.execute(sql`
    with copies as (
      insert into files (id, key, name, full_path, size, state, content_type, md5, created_at, updated_at, stored_at, claimed_at)
      select id || n, key || n, name, full_path, size, state, content_type, md5, created_at, updated_at, stored_at, claimed_at
      from files, generate_series(3, 98) n where name = 'first.pdf' returning id, substring(id from '\\d+$')::int as n)
    insert into attachments (offer_id, position, file_id) select ${id}, row_number() over () + 2, id from copies`)
  expect(await left()).toBe(1)
  const many = [await upload('a.pdf'), await upload('b.pdf')]
  await expect(add(many)).rejects.toMatchObject({
    code: 'validation.too_many_files',
    status: 422,
    field: 'attachments',
  })
  expect(await add(many.slice(0, 1))).toHaveLength(1)
  expect(await left()).toBe(0)
})
