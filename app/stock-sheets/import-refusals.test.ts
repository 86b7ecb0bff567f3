import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSheetImports } from './sheet-imports.suite'

const { app, look, write, run, count } = await openSheetImports()
const { services } = app
beforeEach(async () => {
  await services.db.execute(sql`truncate lots, lot_imports cascade`)
})
afterAll(() => app.close())

const list = [
  'id;title;category;condition;quantity;price;country',
  'P-1;Plush toys;Toys;new;100;1.85;DE',
  'P-2;Balls;Toys;shiny;200;2.10;DE',
  'P-3;Kites;Toys;new;300;3.10;DE',
  'P-1;Dolls;Toys;new;400;4.10;DE',
].join('\r\n')

test('two rows with one key are refused, each naming the other row', async () => {
  const html = await look(list)
  for (const text of ['1 lot can be imported', '3 rows cannot', 'Same key in row: 5.', 'Same key in row: 2.'])
    expect(html).toContain(text)
  await write(html)
  await run()
  expect(await count()).toBe(1)
})

test('a message about a wrong value names the values that are allowed', async () => {
  const html = await look(list)
  expect(html).toMatch(/shiny<\/td><td>[^<]*Allowed: New, [^<]*Salvage/)
})
