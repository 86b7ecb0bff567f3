import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'

const MB = 1_048_576
let app: TestApp
afterEach(() => app.close())

const open = async (env: Record<string, string>) => {
  app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1', ...env })
  app.stopTime()
}

function create(megabytes: number, address: string): Promise<Response> {
  const filename = Buffer.from('list.pdf').toString('base64')
  return app.request('/api/files', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(megabytes * MB),
      'upload-metadata': `filename ${filename}`,
      'x-forwarded-for': address,
    },
  })
}

const terminate = (created: Response) =>
  app.request(created.headers.get('location') ?? '', { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
const figures = async () => (await app.request('/metrics')).text()

/** Counters belong to the process, which other tests share. */
async function refusedFor(budget: 'address' | 'unclaimed'): Promise<number> {
  return Number(
    new RegExp(`^uploads_refused_total\\{budget="${budget}"\\} (\\d+)$`, 'm').exec(await figures())?.[1] ?? 0,
  )
}

test('refuses an address over its daily bytes until the next day, but not others', async () => {
  await open({ UPLOAD_MB_PER_DAY: '30' })
  const before = await refusedFor('address')
  const first = await create(20, '203.0.113.1')
  expect(first.status).toBe(201)
  await terminate(first)
  const refused = await create(20, '203.0.113.1')
  expect(refused.status).toBe(429)
  const untilMidnight = 86_400 - Math.floor((app.services.now().getTime() / 1_000) % 86_400)
  expect(refused.headers.get('retry-after')).toBe(String(untilMidnight))
  expect(await refused.json()).toMatchObject({ code: 'files.day_budget', values: { limit: 30 } })
  expect((await create(10, '203.0.113.1')).status).toBe(201)
  expect((await create(1 / MB, '203.0.113.1')).status).toBe(429)
  expect((await create(20, '203.0.113.2')).status).toBe(201)
  app.passTime(86_400_000)
  expect((await create(20, '203.0.113.1')).status).toBe(201)
  expect(await refusedFor('address')).toBe(before + 2)
})

test('caps unclaimed uploads, simultaneous ones included, and deleting one makes room', async () => {
  await open({ UNCLAIMED_UPLOADS_MB: '100' })
  const before = await refusedFor('unclaimed')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => create(20, `203.0.113.${at + 1}`)))
  const created = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 507)
  expect([created.length, refused.length]).toEqual([5, 3])
  expect(refused[0]?.headers.get('retry-after')).toBe('600')
  expect(await refused[0]?.json()).toMatchObject({ code: 'files.no_room_unclaimed' })
  const shown = await figures()
  expect(shown).toMatch(new RegExp(`^unclaimed_upload_bytes\\{figure="taken"\\} ${100 * MB}$`, 'm'))
  expect(shown).toMatch(new RegExp(`^unclaimed_upload_bytes\\{figure="cap"\\} ${100 * MB}$`, 'm'))
  expect(await refusedFor('unclaimed')).toBe(before + 3)
  if (created[0]) await terminate(created[0])
  expect((await create(20, '203.0.113.9')).status).toBe(201)
})
