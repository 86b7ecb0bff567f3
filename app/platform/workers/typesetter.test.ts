import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../tests/read-pdf'
import { openTypesetter } from './typesetter.server'

const log = pino({ level: 'silent' })
const typesetter = openTypesetter(log)
afterAll(() => typesetter.close())

const limits = { processes: 1, waiting: 2, jobMs: 60_000, idleMs: 30_000 }
const hello = { template: '#json("words.json").text', files: { 'words.json': Buffer.from('{"text":"Γειά *you*"}') } }

test('typesets a template with its data', async () => {
  const { pages } = await readPdf(await typesetter.typeset(hello))
  expect(pages).toEqual(['Γειά *you*'])
})

describe('a template can read only its own files', () => {
  test.each(['/etc/passwd', '/words.json', '../package.json', 'https://example.com/a.json', '@preview/cetz:0.4.0'])(
    '%s',
    async (path) => {
      const template = path.startsWith('@') ? `#import "${path}": *` : `#read("${path}")`
      await expect(typesetter.typeset({ template, files: {} })).rejects.toThrow('could not be typeset')
      // Files of the last document are gone, and the next one is typeset all the same.
      await expect(typesetter.typeset(hello)).resolves.toBeInstanceOf(Uint8Array)
    },
  )
})

test('gives up a document that takes too long', async () => {
  const own = openTypesetter(log, { ...limits, jobMs: 1 })
  for (let turn = 0; turn < 2; turn++) await expect(own.typeset(hello)).rejects.toMatchObject({ fault: 'too_slow' })
  await own.close()
})

test('refuses documents at once when the queue is full', async () => {
  const own = openTypesetter(log, limits)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => own.typeset(hello)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'WorkersBusy' })
  await own.close()
})
