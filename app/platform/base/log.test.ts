import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { DeliveryFailure } from '../mail/mail.server'
import { openLog } from './log.server'

const app = await openTestApp()
afterAll(() => app.close())

function logged(write: (log: ReturnType<typeof openLog>) => void): Record<string, unknown> {
  let line = ''
  write(openLog({ logLevel: 'info' }, { write: (text) => (line += text) }))
  return JSON.parse(line)
}

test('a log line contains no email address', () => {
  const cause = new DeliveryFailure('550 5.1.1 <ines@duarte.example>: unknown', { final: true, cause: null })
  const line = logged((log) =>
    log.error({ err: cause, path: '/x/ines%40duarte.example', to: 'rui@duarte.example' }, 'no'),
  )
  expect(JSON.stringify(line)).not.toMatch(/duarte|ines|rui/)
  expect(line).toMatchObject({ err: { type: 'DeliveryFailure', message: '550 5.1.1 <…@…>: unknown' } })
})

test('a failed statement is logged without its values', async () => {
  const fault = await app.services.db
    .execute(sql`select 1 / (length(${'Ines Duarte'}) - 11)`)
    .catch((thrown: unknown) => thrown)
  const line = logged((log) => log.error({ err: new Error('outer', { cause: fault }) }, 'no'))
  expect(JSON.stringify(line)).not.toContain('Duarte')
  expect(line).toMatchObject({
    err: { message: 'outer', cause: { query: 'select 1 / (length($1) - 11)', cause: { message: 'division by zero' } } },
  })
})

test('a long line that resembles an address is filtered in linear time', () => {
  const path = `/${'!'.repeat(100_000)}/@`
  expect(logged((log) => log.info({ path, to: `${'a'.repeat(100_000)}@duarte.example` }, 'no'))).toMatchObject({
    path,
    to: '…@…',
  })
})
