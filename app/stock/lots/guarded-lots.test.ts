import { expect, test } from 'vitest'
import { standsFor } from '../../../tests/read-form'
import { halfRed, pageOf } from '../../files/pictures/sample-documents.suite'
import { findLot } from '../../lots/lots/find-lots.server'
import { xlsxOf } from '../../lots/manifest-parser/sample-sheets.suite'
import { openStock } from './open-stock.suite'

const { app, services, visitor, write, writeOffered, page, lotBoxes, post } = await openStock()

const publicly = async (reference: string) => (await app.request(`/en/products/${reference}`)).text()

test('a leak in a lot on sale stays private until it is removed or acknowledged', async () => {
  const { reference, id } = await writeOffered()
  const path = `/en/team/lots/${reference}`
  const boxes = lotBoxes(await page(path))
  boxes.set('texts.en.description', 'Ask for Keller at jonas@brettspiel.example.')
  boxes.set('stock.city', 'Dresden')
  const held = await post(path, boxes)
  for (const text of ['4 things to check before buyers see them', 'Not published: this', 'jonas@brettspiel.example'])
    expect(held.html).toContain(text)
  expect(lotBoxes(held.html).get('texts.en.description')).toContain('jonas@brettspiel.example')
  expect(await publicly(reference)).toContain('Dresden')
  expect(await publicly(reference)).not.toMatch(/Keller|jonas/)
  // Acknowledging other leaks does not cover these.
  const again = lotBoxes(held.html)
  again.set('acknowledged', 'x'.repeat(22))
  await post(path, again)
  expect(await publicly(reference)).not.toMatch(/Keller|jonas/)
  again.delete('acknowledged')
  again.set('fix', 'all')
  expect((await post(path, again)).html).not.toContain('Not published: this')
  expect((await findLot(services, id))?.texts[0]?.description).toBe('')
  const boxesNow = lotBoxes(await page(path))
  boxesNow.set('texts.en.description', 'Of the Brettspielhaus in Leipzig')
  const second = (await post(path, boxesNow)).html
  boxesNow.set('acknowledged', standsFor(second, 'acknowledged'))
  expect((await post(path, boxesNow)).html).not.toContain('Not published: this')
  expect(await publicly(reference)).toContain('Brettspielhaus')
  // An acknowledged leak is not reported again on later edits.
  const later = lotBoxes(await page(path))
  later.set('stock.city', 'Leipzig')
  expect((await post(path, later)).html).not.toContain('Not published: this')
})

test('a draft with a leak goes on sale only after acknowledgement, alone or in a bulk edit', async () => {
  const draft = await writeOffered({ status: 'draft', texts: { en: { title: 'Games of Jonas Keller' } } })
  const other = await write({ externalId: 'other', status: 'draft' })
  const statusOf = async (id: string) => (await findLot(services, id))?.status
  const path = `/en/team/lots/${draft.reference}`
  const boxes = lotBoxes(await page(path))
  boxes.set('status', 'published')
  boxes.set('stock.city', 'Dresden')
  expect((await post(path, boxes)).html).toContain('Not published: this')
  expect(await findLot(services, draft.id)).toMatchObject({ status: 'draft', facts: { city: 'Dresden' } })
  const bulk = new URLSearchParams({ change: 'status', status: 'published' })
  for (const { id } of [draft, other]) bulk.append('lot', `${id}:${(await findLot(services, id))?.version}`)
  expect((await post('/en/team/lots', bulk)).html).toContain('May reveal the supplier')
  bulk.set('intent', 'apply')
  expect((await post('/en/team/lots', bulk)).location).toContain('refused=1')
  expect([await statusOf(draft.id), await statusOf(other.id)]).toEqual(['draft', 'published'])
})

test('a document that names its author is added to a lot on sale as private', async () => {
  const { reference, id } = await writeOffered()
  const path = `/en/team/lots/${reference}`
  const pdf = pageOf(halfRed, { more: ['<< /Author (Jonas Keller) >>'], trailer: '/Info 5 0 R' })
  const files = new FormData()
  files.append('files', new File([pdf], 'coa.pdf', { type: 'application/pdf' }))
  const answer = await visitor.send(`${path}?files`, { method: 'POST', body: files })
  expect(await answer.text()).toContain('Added but hidden')
  expect((await findLot(services, id))?.documents).toMatchObject([{ visibility: 'on_request' }])
  const boxes = lotBoxes(await page(path))
  boxes.set('document.0.visibility', 'public')
  expect((await post(path, boxes)).html).toContain('Author’s name in the file')
  expect((await findLot(services, id))?.documents).toMatchObject([{ visibility: 'on_request' }])
})

test('inspects a whole spreadsheet for leaks, title rows included, before buyers see it', async () => {
  const { reference, id } = await writeOffered()
  const path = `/en/team/lots/${reference}`
  const rows = [
    ['Brettspielhaus, questions to +49 341 1234567'],
    ['EAN', 'Article', 'Cartons', 'EK netto'],
    ['4006381333931', 'Chess', 4, 3.1],
  ]
  const add = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const files = new FormData()
    files.append('files', new File([content], name))
    return (await visitor.send(`${path}?files`, { method: 'POST', body: files })).text()
  }
  expect(await add('packing.xlsx', xlsxOf([{ rows }]))).toContain('Added but hidden')
  expect(
    await add(
      'clean.xlsx',
      xlsxOf([
        {
          rows: [
            ['Pallet', 'Cartons'],
            ['1', 40],
          ],
        },
      ]),
    ),
  ).not.toContain('Added but hidden')
  expect((await findLot(services, id))?.documents).toMatchObject([
    { visibility: 'on_request' },
    { visibility: 'members' },
  ])
  const boxes = lotBoxes(await page(path))
  boxes.set('document.0.visibility', 'members')
  const held = await post(path, boxes)
  for (const text of ['EK netto', '+49 341 1234567', 'Phone number', 'Not published: this'])
    expect(held.html).toContain(text)
  expect((await findLot(services, id))?.documents[0]).toMatchObject({ visibility: 'on_request' })
  const looked = lotBoxes(held.html)
  looked.set('acknowledged', standsFor(held.html, 'acknowledged'))
  await post(path, looked)
  expect((await findLot(services, id))?.documents[0]).toMatchObject({ visibility: 'members' })
})
