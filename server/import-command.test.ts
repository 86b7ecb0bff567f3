import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../tests/open-test-app'
import { importFile } from './import-command'

const app = await openTestApp()
const directory = await mkdtemp(join(tmpdir(), 'lists-'))
afterAll(async () => {
  await rm(directory, { recursive: true })
  await app.close()
})

test('leaves out rows with the same key, each naming the other, and errors name allowed values', async () => {
  const list = join(directory, 'lots.csv')
  const rows = [
    'id;title;category;condition;quantity;price;country',
    'P-1;Plush toys;Toys;new;100;1.85;DE',
    'P-2;Kites;Toys;new;300;3.10;DE',
    'P-1;Dolls;Toys;new;400;4.10;DE',
    'P-3;Balls;Toys;shiny;200;2.10;DE',
  ]
  await writeFile(list, rows.join('\n'))
  const said: string[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  await importFile(app.services, list, { yes: true, acknowledged: null })
  output.mockRestore()
  const text = said.join('')
  expect(text).toMatch(/Row 2 \(P-1\): .*Same reference in row: 4\./)
  expect(text).toMatch(/Row 4 \(P-1\): .*Same reference in row: 2\./)
  expect(text).toMatch(/Row 5 \(P-3\): condition "shiny": .*Use one of: New, .*Salvage/)
  expect(text).toContain('Lots: 1 can be imported, 3 cannot.')
  const { rows: stored } = await app.services.db.execute(sql`select external_id from lots`)
  expect(stored).toEqual([{ external_id: 'P-2' }])
})
