import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { calendarDay } from '../../platform/base/working-days'
import { findLot } from './find-lots.server'
import { updateStatusesByTime } from './update-statuses-by-time.server'
import { writeSample } from './write-sample.suite'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

const DAY = 86_400_000

async function write(changes: Record<string, unknown>, demo = false): Promise<() => Promise<string | undefined>> {
  const { id } = await writeSample(services, { ...changes, externalId: undefined }, demo)
  return async () => (await findLot(services, id))?.status
}

test('food expires, reservations end and unconfirmed lots are marked on the right day', async () => {
  const inDays = (days: number) => calendarDay(new Date(services.now().getTime() + days * DAY), 'Europe/Amsterdam')
  const food = await write({ categories: ['food'], dates: { type: 'use_by', min: inDays(1) } })
  const kept = await write({ categories: ['food'], dates: { type: 'best_before', min: inDays(1) } })
  const reserved = await write({ status: 'on_option', optionUntil: inDays(1) })
  const demonstration = await write({}, true)
  const statuses = async () => Promise.all([food(), kept(), reserved(), demonstration()])

  app.passTime(DAY)
  await updateStatusesByTime(services)
  expect(await statuses()).toEqual(['published', 'published', 'on_option', 'published'])
  app.passTime(DAY)
  await updateStatusesByTime(services)
  expect(await statuses()).toEqual(['expired', 'published', 'published', 'published'])
  app.passTime(13 * DAY)
  await updateStatusesByTime(services)
  expect(await statuses()).toEqual(['expired', 'unconfirmed', 'unconfirmed', 'published'])
})
