import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../app/platform/settings/settings-table.server'

const ANALYZER = '/usr/bin/systemd-analyze'
const available = existsSync(ANALYZER)
if (!available) console.warn('\n*** LEFT OUT: the unit of systemd, which is not installed. ***\n')
let directory: string
let unit: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stocklot-unit-'))
  unit = join(directory, 'stocklot.service')
  // systemd looks for the program of the unit.
  await writeFile(
    unit,
    (await readFile('docs/operating/stocklot.service', 'utf8')).replaceAll('/opt/stocklot', process.cwd()),
  )
})
afterAll(() => rm(directory, { recursive: true }))

test.runIf(available)('systemd accepts the unit and finds its program', () => {
  const { status, stderr } = spawnSync(ANALYZER, ['verify', unit], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test.runIf(available)('systemd rates the unit’s exposure as low', () => {
  const { status, stdout } = spawnSync(ANALYZER, ['security', '--offline=true', '--threshold=20', '--no-pager', unit], {
    encoding: 'utf8',
  })
  expect(status, stdout).toBe(0)
})

test('operator commands can see the socket of the embedded database', async () => {
  const lines = (await readFile(unit, 'utf8')).split('\n')
  const place = lines.find((line) => line.startsWith('RuntimeDirectory='))?.split('=')[1]
  expect(lines).toContain(`Environment=TMPDIR=/run/${place}`)
})

test('the unit sets known settings only', async () => {
  const line = /^Environment=(.*)$/m.exec(await readFile(unit, 'utf8'))?.[1] ?? ''
  const names = line.split(' ').map((pair) => pair.split('=')[0])
  expect(names).toHaveLength(3)
  for (const name of names) expect(['NODE_ENV', ...Object.keys(settings)]).toContain(name)
})
