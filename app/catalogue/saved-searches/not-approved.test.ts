import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AccountVisitor } from '../../../tests/account-visitor'
import { HOUR, ines, openAlerts, titled } from './open-alerts.suite'

const { app, services, publish, save, mails, nextHour } = await openAlerts()

test.each([
  ['new', false],
  ['refused', false],
  ['approved', true],
] as const)('searches of a member who is %s find restricted prices and brands: %s', async (standing, found) => {
  await services.db.execute(sql`update members set standing = ${standing} where email = ${ines}`)
  const visitor = new AccountVisitor(app)
  await visitor.signIn(ines)
  await save(ines, 'minPrice=483&maxPrice=484')
  await save(ines, 'q=Quorvex')
  app.passTime(HOUR)
  const page = async () => (await visitor.send('/en/saved/searches')).text()
  const countsOf = (said: string) => [...said.matchAll(/(\d+) new/g)].map(([, count]) => count)
  expect(countsOf(await page())).toEqual([])
  await publish(
    titled('Quorvex kettlebells', {
      brands: ['Quorvex'],
      brandDisclosure: 'members',
      price: { amount: 48_317, tiers: [] },
      priceVisibility: 'members',
      retailPrice: null,
    }),
  )
  app.passTime(1_000)
  expect(countsOf(await page())).toEqual(found ? ['1', '1'] : [])
  await nextHour()
  expect((await mails()).length).toBe(found ? 1 : 0)
})
