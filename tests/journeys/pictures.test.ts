import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import plates from '../../app/files/pictures/illustrations.json'
import { openSite } from '../open-site'

const site = await openSite()
afterAll(() => site.close())

test('the production build renders pictures in a separate process and keeps them over a restart', async () => {
  const key = plates.find(({ name }) => name === 'shoes-pallet')?.key
  const load = async () => {
    const answer = await fetch(`${site.url}/pictures/${key}/160.webp`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    return Buffer.from(await answer.arrayBuffer())
  }
  expect((await load()).length).toBeGreaterThan(500)
  expect(await site.stop()).toBe(0)
  const kept = join(site.dataDir, 'files', 'thumbnails', `${key}-160-webp`)
  expect((await readFile(kept)).subarray(8, 12).toString()).toBe('WEBP')
  // A marker distinguishes kept files from recreated ones.
  await writeFile(kept, 'kept')
  await site.start()
  expect((await load()).toString()).toBe('kept')
})
