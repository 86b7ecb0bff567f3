import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSheetImports } from './sheet-imports.suite'

const { app, visitor, check, write, run, count } = await openSheetImports()
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

test('refuses two rows with the same key, each naming the other row', async () => {
  const html = await check(list)
  for (const text of [
    '1 lot ready to import',
    '3 rows need fixing',
    'Same reference in row: 5.',
    'Same reference in row: 2.',
  ])
    expect(html).toContain(text)
  await write(html)
  await run()
  expect(await count()).toBe(1)
})

test('an error about a wrong value names the allowed values', async () => {
  const html = await check(list)
  expect(html).toMatch(/shiny<\/td><td>[^<]*Use one of: New, [^<]*Salvage/)
})

test('returns refused rows with reasons in a file that can be imported again', async () => {
  const html = await check(list)
  const address = /href="([^"]*import\/refused[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const refused = await (await visitor.send(address)).text()
  expect(refused.split('\r\n')[0]).toBe('id,title,category,condition,quantity,price,country,Reasons')
  expect(refused).toMatch(/P-2,Balls,Toys,shiny,200,2\.10,DE,.*Use one of: New/)
  expect(refused).not.toContain('Kites')
  const corrected = refused.replace('shiny', 'new').replace('P-1,Dolls', 'P-4,Dolls')
  expect(await check(corrected)).toContain('3 lots ready to import')

  const imported = await write(html)
  await run()
  const page = await (await visitor.send(imported)).text()
  expect(page).toContain('Done')
  const again = await visitor.send(`/en/team/lots/import/refused?${imported.split('?')[1]?.replace('id=', 'import=')}`)
  expect(await again.text()).toBe(refused)
})
