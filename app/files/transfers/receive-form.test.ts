import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { receiveForm } from './receive-form.server'

const app = await openTestApp()
afterAll(() => app.close())

const FIELD = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nInes\r\n'
const file = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="attachments"; filename="${name}"\r\n\r\n${content}\r\n`

function receive(body: string) {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return receiveForm(app.services, new Request('http://localhost/en/sell', { method: 'POST', headers, body }), null)
}

async function countFiles(): Promise<unknown> {
  return (await app.services.db.execute(sql`select count(*)::int as count from files`)).rows[0]?.count
}

test('receives fields and files, and ignores an empty file input', async () => {
  const form = await receive(`${FIELD}${file('', '')}${file('list.csv', 'sku;quantity\n1;2\n')}--x--\r\n`)
  expect(form.fields.get('name')).toBe('Ines')
  expect(form.attachments).toMatchObject([
    { name: 'list.csv', url: expect.stringContaining('http://localhost:3000/api/files/') },
  ])
  expect(form.refusal).toBeNull()
})

test('a refused file keeps the fields and drops all files', async () => {
  const before = await countFiles()
  const form = await receive(`${file('list.csv', 'sku;quantity\n')}${file('setup.exe', 'MZ')}${FIELD}--x--\r\n`)
  expect(form.refusal).toMatchObject({ code: 'files.program', field: 'attachments' })
  expect(form.fields.get('name')).toBe('Ines')
  expect(form.attachments).toEqual([])
  expect(await countFiles()).toBe(before)
})

test('refuses a form cut off at any point and stores nothing', async () => {
  const before = await countFiles()
  const whole = `${FIELD}${file('a.csv', 'a;b\n'.repeat(50))}${file('b.csv', 'c;d\n')}--x--\r\n`
  for (let length = 0; length < whole.length - 4; length += 7) {
    await expect(receive(whole.slice(0, length))).rejects.toMatchObject({ name: 'Refusal', status: 400 })
  }
  expect(await countFiles()).toBe(before)
})
