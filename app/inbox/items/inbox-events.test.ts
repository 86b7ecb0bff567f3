import { randomUUID } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../server/app'
import { type AccountVisitor, joinTeam, signInColleague, signInToOffice } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { removeFromTeam } from '../../accounts/staff/remove-staff.server'
import { createApiRouter } from '../../platform/http/api.server'
import { problemResponse } from '../../platform/http/problem.server'
import { openServices } from '../../platform/services/services.server'
import { inboxEventsApi } from './inbox-events.api.server'

const app = await openTestApp()
const { services } = app
const { db } = services
const otherServices = await openServices(services.config, { now: services.now })
const otherNode = createApp(otherServices, build)
const email = 'ines@duarte.example'
let visitor: AccountVisitor

beforeAll(async () => {
  visitor = await signInColleague(app, email)
})
afterAll(async () => {
  await otherServices.close()
  await app.close()
})

async function openStream(headers: Record<string, string> = {}) {
  const answer = await visitor.send('/api/team/inbox/events', { headers })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    answer,
    next: async (): Promise<{ id: string; items: string[] } | null> => {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end !== -1) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          if (event.startsWith(':')) continue
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1] ?? ''
          return { id: field('id'), ...JSON.parse(field('data')) }
        }
        const read = await reader?.read()
        if (!read || read.done) return null
        text += read.value
      }
    },
    close: () => reader?.cancel(),
  }
}

async function send(message: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const body = JSON.stringify({ name: 'Jonas', email: 'jonas@brettspiel.example', message, honeypot: '' })
  const answer = await otherNode.fetch(
    new Request('http://localhost/api/contact', { method: 'POST', headers, body }),
    {},
  )
  expect(answer.status).toBe(202)
  const { rows } = await db.execute<{ id: string }>(sql`select id from contact_messages where message = ${message}`)
  return rows[0]?.id ?? ''
}

/** Reads until an event names the item, or names none, as after a reconnect of the database listener. */
async function hears(stream: Awaited<ReturnType<typeof openStream>>, id: string): Promise<boolean> {
  for (let event = await stream.next(); event; event = await stream.next())
    if (event.items.length === 0 || event.items.includes(id)) return true
  return false
}

test('changes on one node reach the other, repeatedly', async () => {
  const stream = await openStream()
  expect(stream.answer.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.answer.headers.get('cache-control')).toBe('no-store')
  expect(await stream.next()).toEqual({ id: '1', items: [] })
  for (const message of ['first', 'second', 'third']) expect(await hears(stream, await send(message))).toBe(true)
  await stream.close()
})

test('tells a reconnecting client that it may have missed changes', async () => {
  const stream = await openStream({ 'last-event-id': '7' })
  expect(await stream.next()).toEqual({ id: '8', items: [] })
  await stream.close()
})

test('reconnects when the database drops the connection', async () => {
  const stream = await openStream()
  await stream.next()
  expect(await hears(stream, await send('before'))).toBe(true)
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stocklot notices' and datname = current_database()`,
  )
  // Reconnecting is reported as a change of anything, so no change is lost.
  for (let event = await stream.next(); event?.items.length !== 0; event = await stream.next())
    expect(event).not.toBeNull()
  expect(await hears(stream, await send('after'))).toBe(true)
  await stream.close()
})

test('limits open streams per member and per node, and a closed one frees its place', async () => {
  const few = createApiRouter()
  few.use(async (context, next) => {
    context.set('facts', {
      requestId: '',
      limitBucket: null,
      fromMember: true,
      memberEmail: null,
      fromApproved: true,
      colleague: { id: '', name: '', mayExport: true },
    })
    await next()
  })
  few.onError((fault) => problemResponse(fault))
  few.route('/', inboxEventsApi(services, { ofNode: 3, ofMember: 2 }))
  const listen = async (cookies: string) => few.request('/team/inbox/events', { headers: { cookie: cookies } })
  const own = visitor.cookies()
  const opened = [await listen(own), await listen(own)]
  expect(opened.map(({ status }) => status)).toEqual([200, 200])
  const refused = await listen(own)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  await joinTeam(app, 'rui@duarte.example')
  const others = (await signInToOffice(app, 'rui@duarte.example')).cookies()
  const third = await listen(others)
  expect(third.status).toBe(200)
  expect((await listen(others)).status).toBe(503)
  await opened[0]?.body?.cancel()
  await expect
    .poll(async () => {
      const again = await listen(own)
      if (again.status === 200) opened.push(again)
      return again.status
    })
    .toBe(200)
  for (const stream of [third, ...opened.slice(1)]) await stream.body?.cancel()
})

test('only team members receive events, and none after leaving', async () => {
  expect((await app.request('/api/team/inbox/events')).status).toBe(401)
  const token = { authorization: 'Bearer a-token-for-tests-and-for-nothing-else' }
  expect((await app.request('/api/team/inbox/events', { headers: token })).status).toBe(401)
  const stream = await openStream()
  await stream.next()
  await removeFromTeam(services, email)
  await send('a secret')
  for (let event = await stream.next(); event; event = await stream.next()) expect(event.items).toEqual([])
  expect((await visitor.send('/api/team/inbox/events')).status).toBe(401)
})
