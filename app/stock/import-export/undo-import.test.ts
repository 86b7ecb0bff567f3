import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSheetImports } from './sheet-imports.suite'
import { sweepImports, undoImports } from './undo-import.server'

const { app, visitor, check, write, press, run } = await openSheetImports()
const { services } = app
beforeEach(async () => {
  await services.db.execute(sql`truncate lots, lot_imports, audit_entries cascade`)
})
afterAll(() => app.close())

const heading = 'id;title;category;condition;quantity;price;country'
const row = (id: string, quantity: number) => `${id};Plush toys;Toys;new;${quantity};1.85;DE`

async function importRows(...rows: string[]): Promise<string> {
  const address = await write(await check([heading, ...rows].join('\r\n')))
  await run()
  return address
}

const undo = (address: string) => press({ intent: 'undo', import: address.split('id=')[1] ?? '' })
const work = () => undoImports(services, new AbortController().signal)
const stored = async () =>
  (await services.db.execute(sql`select external_id as key, quantity::int, status from lots order by 1`)).rows

test('undoes a whole import once and leaves lots edited since', async () => {
  await importRows(row('P-1', 100), row('P-2', 200), row('P-5', 500))
  const address = await importRows(row('P-1', 111), row('P-2', 222), row('P-3', 300), row('P-4', 400))
  await services.db.execute(sql`
    insert into saved_lots (member_id, lot_id, saved_at) select members.id, lots.id, now() from members, lots where external_id = 'P-4'`)
  await services.db.execute(sql`update lots set version = version + 1 where external_id = 'P-2'`)

  const page = await (await visitor.send(address)).text()
  expect(page).toContain('Undo this import')
  const answers = await Promise.all([undo(address), undo(address)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  await Promise.all([work(), work()])

  const after = [
    { key: 'P-1', quantity: 100, status: 'published' },
    { key: 'P-2', quantity: 222, status: 'published' },
    { key: 'P-4', quantity: 400, status: 'withdrawn' },
    { key: 'P-5', quantity: 500, status: 'published' },
  ]
  expect(await stored()).toEqual(after)
  const said = await (await visitor.send(address)).text()
  expect(said).toContain('Removed: 1. Withdrawn: 1. Restored: 1. Left as they are: 1.')
  expect(said).toContain('Edited since the import.')
  expect(said).not.toContain('Undo this import')

  await undo(address)
  await work()
  expect(await stored()).toEqual(after)
  const { rows } = await services.db.execute(
    sql`select who, about, details from audit_entries where action = 'lots.import_taken_back'`,
  )
  expect(rows).toEqual([{ who: 'Ines Duarte', about: 'lots.csv', details: { created: 2, updated: 2 } }])
})

test('an import can be undone for one day; then its earlier values are deleted', async () => {
  const address = await importRows(row('P-1', 100))
  const { rows } = await services.db.execute(
    sql`select who, about, details from audit_entries where action = 'lots.imported' order by id desc limit 1`,
  )
  const details = { created: 1, updated: 0, unchanged: 0, rejected: 0 }
  expect(rows).toEqual([{ who: 'Ines Duarte', about: 'lots.csv', details }])
  await services.db.execute(sql`update lot_imports set asked_at = asked_at - interval '25 hours'`)
  await sweepImports(services)
  expect((await services.db.execute(sql`select from lot_import_rows`)).rows).toEqual([])
  const answer = await undo(address)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('for one day')
  await work()
  expect(await stored()).toHaveLength(1)
})
