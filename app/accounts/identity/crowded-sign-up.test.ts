import { afterAll, beforeEach, expect, test } from 'vitest'
import { AccountVisitor, forgetAccounts, openAccount, password } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
afterAll(() => app.close())
beforeEach(() => forgetAccounts(app))

const email = 'ines@duarte.example'
const from = (address: string) => new AccountVisitor(app, { 'x-forwarded-for': address })

function signUp(address: string, place: number): Promise<Response> {
  return from(address).post('/sign-up/email', { name: 'Ines Duarte', email: `${place}@elsewhere.example`, password })
}

function count(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('120 simultaneous sign-ups from one address do not block the sign-in of others', async () => {
  await openAccount(app, email)
  // Limits count per clock minute: start the flood at the beginning of one.
  app.passTime(60_000 - (app.services.now().getTime() % 60_000))
  const flood = Array.from({ length: 120 }, (_, place) => signUp('203.0.113.7', place))
  const others = Array.from({ length: 10 }, (_, place) => from(`198.51.100.${place}`).signIn(email))
  expect(count(await Promise.all(others))).toEqual({ 200: 10 })
  expect(count(await Promise.all(flood))).toEqual({ 200: 10, 429: 110 })
})

test('120 simultaneous sign-ups from 120 addresses do not block the sign-in of others', async () => {
  await openAccount(app, email)
  const flood = Array.from({ length: 120 }, (_, place) => signUp(`203.0.113.${place}`, place))
  const others = Array.from({ length: 5 }, (_, place) => from(`198.51.100.${place}`).signIn(email))
  expect(count(await Promise.all(others))).toEqual({ 200: 5 })
  await Promise.all(flood)
})
