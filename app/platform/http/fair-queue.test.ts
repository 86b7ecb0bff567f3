import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.server'

const size = { atOnce: 1, places: 4, placesPerVisitor: 2, mostPerVisitor: 3 }

function openHeldQueue() {
  const queue = openFairQueue(size)
  const end = Promise.withResolvers<void>()
  const begun: string[] = []
  const add = (visitor: string | null, name: string) =>
    queue(visitor, async () => {
      begun.push(name)
      await end.promise
      return name
    })
  return { add, begun, end: end.resolve }
}

test('a visitor who sends more than others waits behind them', async () => {
  const { add, begun, end } = openHeldQueue()
  const work = [
    add('one', 'one 1'),
    add('one', 'one 2'),
    add('one', 'one 3'),
    add('two', 'two 1'),
    add('three', 'three 1'),
  ]
  end()
  expect(await Promise.all(work)).toEqual(['one 1', 'one 2', 'one 3', 'two 1', 'three 1'])
  expect(begun).toEqual(['one 1', 'one 2', 'two 1', 'three 1', 'one 3'])
})

test('a visitor over the limit is refused until there is room, others are not', async () => {
  const { add, end } = openHeldQueue()
  const work = [add('one', '1'), add('one', '2'), add('one', '3')]
  await expect(add('one', '4')).rejects.toMatchObject({ status: 429, code: 'errors.too_many_requests' })
  const other = add('two', '5')
  end()
  await Promise.all([...work, other])
  expect(await add('one', '6')).toBe('6')
})

test('a full queue refuses everybody, named or not', async () => {
  const { add, end } = openHeldQueue()
  const work = [add(null, '1'), add(null, '2'), add(null, '3'), add(null, '4')]
  for (const visitor of ['one', null])
    await expect(add(visitor, '5')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  end()
  await Promise.all(work)
  expect(await add('one', '6')).toBe('6')
})

test('failed work frees its place', async () => {
  const queue = openFairQueue(size)
  for (let attempt = 0; attempt < 10; attempt++)
    await expect(queue('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue('one', async () => 'done')).toBe('done')
})
