import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../tests/open-test-app'
import { openTestDatabase } from '../tests/open-test-database'
import { openCuttingProxy } from '../tests/servers/cutting-proxy'

const database = await openTestDatabase()
const { searchParams, pathname } = new URL(database.url)
const line = await openCuttingProxy(`${searchParams.get('host')}/.s.PGSQL.5432`)
const app = await openTestApp({ DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}${pathname}` })
afterAll(async () => {
  await app.close()
  await line.close()
  await database.close()
})

test('serves cached pages while the database does not answer', async () => {
  const before = await app.request('/en')
  expect(before.status).toBe(200)
  line.hang()
  // Otherwise the database's last answer may still count, so that only the next request finds out.
  app.services.content.doubt()
  const during = await app.request('/en')
  expect(during.status).toBe(200)
  expect(await during.text()).toBe(await before.text())
  // Nothing waits for the silent connection any more.
  const page = app.answerCached({ target: '/en', method: 'GET', header: () => null })
  expect(await Promise.race([page, new Promise((resolve) => setImmediate(() => resolve('it waits')))])).toMatchObject({
    status: 200,
  })
})
