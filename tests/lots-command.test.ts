import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sampleLot } from '../app/lots/lots/sample-lot.suite'
import { teamToken } from './open-test-site'
import { readAudit } from './read-audit'
import { openTestPrograms, until, untilReady } from './run-program'

const { start, newSettings, directory, close } = await openTestPrograms()
afterAll(close)

/** Of both tests: a first start, which makes the database, takes twice the work of a later one. */
const settings = await newSettings()

async function lots(...args: string[]) {
  const { ended, errors, output } = start(settings, [process.execPath, 'build/server/index.js', 'lots', ...args])
  return { code: await ended, said: output(), complained: errors() }
}

function send(lines: readonly object[]): Promise<Response> {
  return fetch(`http://127.0.0.1:${settings.PORT}/api/team/lots`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${teamToken}` },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
}

test('shows a list’s problems before writing anything, and imports it beside the program', async () => {
  const program = start(settings)
  await untilReady(Number(settings.PORT))
  const list = join(directory, 'posten.csv')
  await writeFile(
    list,
    [
      'Posten-Nr.;Bezeichnung;Warengruppe;Zustand;Menge;Preis;Land;Farbe',
      'P-1;Plüschtiere;Spielwaren;Neu;12.600;1,85;Polen;bunt',
      'P-2;Uhren;Schmuck;Neu;zwölf;4,95;Belgien;',
    ].join('\n'),
  )

  const looked = await lots('import', list)
  expect(looked.code).toBe(1)
  expect(looked.said).toContain('Menge -> quantity, as "12.600" is "12600"')
  expect(looked.said).toContain('Farbe -> not recognised, ignored')
  expect(looked.said).toContain('Row 3 (P-2): Menge "zwölf": Please enter a quantity, like 1200 or 12.5.')
  expect(looked.said).toContain('Lots: 1 can be imported, 1 cannot.')
  expect(looked.complained).toContain('Nothing was imported.')

  expect((await lots('import', list, '--yes')).said).toContain('1 created, 0 updated, 0 unchanged, 1 left out.')
  expect((await lots('import', list, '--yes')).said).toContain('0 created, 0 updated, 1 unchanged, 1 left out.')

  const json = join(directory, 'lots.ndjson')
  await writeFile(json, `${JSON.stringify(sampleLot)}\n`)
  expect(await lots('import', json)).toMatchObject({ code: 0, said: expect.stringContaining('1 created') })

  const telling = join(directory, 'telling.ndjson')
  const texts = { en: { title: 'Boots', description: 'Ask jonas@keller.example' } }
  await writeFile(telling, `${JSON.stringify({ ...sampleLot, externalId: 'T-1', texts })}\n`)
  const held = await lots('import', telling)
  expect(held.code).toBe(1)
  expect(held.said).toContain(
    'Line 1 (T-1): texts.en.description: Email address "jonas@keller.example" would be public.',
  )

  await appendFile(telling, `${JSON.stringify({ ...sampleLot, externalId: 'T-2' })}\n`)
  const left = await lots('import', telling, '--yes')
  expect(left.code).toBe(1)
  expect(left.said).toContain('would reveal the supplier or the cost: 1; lots with them: 1')
  expect(left.said).toContain('1 created, 0 updated, 0 unchanged, 1 left out.')
  // A wrong acknowledgement code does not match these findings, and `--yes` does not accept them.
  expect((await lots('import', telling, '--yes', '--acknowledge=123456789abc')).code).toBe(1)
  const [acknowledge = ''] = /--acknowledge=\w+/.exec(left.said) ?? []
  expect(await lots('import', telling, acknowledge)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 created, 0 updated, 1 unchanged, 0 left out.'),
  })

  const trail = await readAudit(settings)
  expect(trail.map(({ who, about, details }) => [who, about, details])).toEqual([
    ['npm run lots', 'posten.csv', { created: 1, updated: 0, unchanged: 0, rejected: 0 }],
    ['npm run lots', 'posten.csv', { created: 0, updated: 0, unchanged: 1, rejected: 0 }],
    ['npm run lots', 'lots.ndjson', { created: 1, updated: 0, unchanged: 0, rejected: 0 }],
    ['npm run lots', 'telling.ndjson', { created: 1, updated: 0, unchanged: 0, rejected: 0 }],
    ['npm run lots', 'telling.ndjson', { created: 0, updated: 0, unchanged: 1, rejected: 0 }],
    ['npm run lots', 'telling.ndjson', { created: 1, updated: 0, unchanged: 1, rejected: 0 }],
  ])

  expect((await lots('import', join(directory, 'nothing.csv'))).complained).toContain('does not exist')
  expect(await lots('import')).toMatchObject({ code: 2, complained: expect.stringMatching(/^usage: /) })
  expect((await lots('remove-demo')).said).toBe('Demo lots removed: 0.\n')
  program.process.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

test('an import killed midway keeps complete lots only, and running it again completes it', async () => {
  const many = Array.from({ length: 1_200 }, (_, place) => ({ ...sampleLot, externalId: `K-${place}` }))
  const program = start(settings)
  await untilReady(Number(settings.PORT))
  const answer = await send(many)
  let heard = ''
  const listening = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part
  })().catch(() => undefined)
  await until(() => heard.includes('"externalId":"K-400"'))
  program.process.kill('SIGKILL')
  await listening

  const again = start(settings)
  await untilReady(Number(settings.PORT))
  const told = heard.split('\n').filter((line) => line.endsWith('}')).length
  const results = (await (await send(many)).text()).trim().split('\n')
  expect(results).toHaveLength(many.length)
  const unchanged = results.filter((line) => line.includes('"result":"unchanged"')).length
  // Everything reported is stored and repeating it changes nothing; the batch in progress is stored completely or not at all.
  expect(unchanged).toBeGreaterThanOrEqual(told)
  expect([750, 1_200]).toContain(unchanged)
  expect(results.filter((line) => line.includes('"result":"created"'))).toHaveLength(many.length - unchanged)
  const { id } = JSON.parse(results[0] ?? '{}')
  const lot: { lines: object[] } = await (await fetch(`http://127.0.0.1:${settings.PORT}/api/lots/${id}`)).json()
  expect(lot.lines).toHaveLength(2)
  // Rows that were stored but not indexed yet are now found.
  for (const line of [results[0], results[749], results.at(-1)]) {
    const { reference } = JSON.parse(line ?? '{}')
    await until(async () => {
      const found: { items: object[] } = await (
        await fetch(`http://127.0.0.1:${settings.PORT}/api/lots?q=${reference}`)
      ).json()
      return found.items.length === 1
    })
  }
  again.process.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})
