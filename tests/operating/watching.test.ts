import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { testMail } from '../../app/platform/mail-queue/mail.suite'
import { queueMail } from '../../app/platform/mail-queue/outbox.server'
import { startJobs } from '../../server/jobs'
import { openTestApp } from '../open-test-app'
import { pdfOf, uploadFile } from '../upload-file'

const PROMTOOL = '/usr/bin/promtool'
const hasPromtool = existsSync(PROMTOOL)
if (!hasPromtool)
  console.warn('\n*** LEFT OUT: what promtool says of metrics and alerts; Prometheus is not installed. ***\n')
const app = await openTestApp()
afterAll(app.close)
const readMetrics = async () => (await app.request('/metrics')).text()
let figures = ''

beforeAll(async () => {
  const jobs = startJobs(app.services)
  await jobs.stop()
  await app.services.db.execute(`
    insert into backups (started_at, finished_at, directory, scheduled, encrypted, bytes, failure)
    values (now(), now(), '/backups/one', true, false, 1, null)`)
  await app.request('/en')
  figures = await readMetrics()
})

test.runIf(hasPromtool)('promtool finds no fault in the metrics', () => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ['check', 'metrics'], { input: figures, encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toBe('')
  expect(status).toBe(0)
})

test.runIf(hasPromtool)('promtool accepts the alert rules, and they fire when they should', () => {
  for (const args of [
    ['check', 'rules', 'docs/operating/alerts.yaml'],
    ['test', 'rules', 'tests/operating/alerts.test.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(PROMTOOL, args, { encoding: 'utf8' })
    expect(status, `${stdout}${stderr}`).toBe(0)
  }
})

test.runIf(hasPromtool)('promtool accepts every query of the dashboard', async () => {
  const rules = (await readDashboard()).map(({ expr }, at) => ({
    record: `panel:query_${at}`,
    expr: expr.replaceAll('$instance', '.*'),
  }))
  const directory = await mkdtemp(join(tmpdir(), 'stocklot-dashboard-'))
  await writeFile(join(directory, 'rules.yaml'), stringify({ groups: [{ name: 'dashboard', rules }] }))
  const { status, stderr } = spawnSync(PROMTOOL, ['check', 'rules', join(directory, 'rules.yaml')], {
    encoding: 'utf8',
  })
  await rm(directory, { recursive: true })
  expect(status, stderr).toBe(0)
})

test('alerts and dashboard use existing metrics and labels only', async () => {
  const rules: { expr: string }[] = parse(await readFile('docs/operating/alerts.yaml', 'utf8')).groups[0].rules
  const asked = [...rules, ...(await readDashboard())].map(({ expr }) => expr)
  expect(asked.length).toBeGreaterThan(30)
  // Prometheus adds these itself.
  const samples = `${figures}\nup{} 1`
  for (const expression of asked) {
    const plain = expression.replaceAll(/\b(?:by|on|ignoring) \([^)]*\)/g, '')
    const names = [...plain.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?!\s*\()(?:\{([^}]*)\})?/g)].filter(
      ([, name = '']) => name !== 'histogram_quantile',
    )
    expect(names.length, expression).toBeGreaterThan(0)
    for (const [, name = '', labels = ''] of names) {
      const own = labels
        .split(/,\s*/)
        .filter((label) => label && !/^(?:instance|job)=/.test(label) && label.includes('="'))
      const fitting = samples.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      expect(fitting.length, `${name} in ${expression}`).toBeGreaterThan(0)
      for (const label of own)
        expect(
          fitting.some((line) => line.includes(label)),
          label,
        ).toBe(true)
    }
  }
})

test('every alert links to an existing part of the manual', async () => {
  const rules: { alert: string; annotations: { page: string } }[] = parse(
    await readFile('docs/operating/alerts.yaml', 'utf8'),
  ).groups[0].rules
  for (const { alert, annotations } of rules) {
    const [page = '', anchor] = annotations.page.split('#')
    const headings = [...(await readFile(`docs/operating/${page}`, 'utf8')).matchAll(/^## (.*)$/gm)].map(
      ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
    )
    if (anchor !== undefined) expect(headings, alert).toContain(anchor)
  }
})

test('metrics report stored records, queues and the running version', async () => {
  const { services } = app
  await uploadFile(app, 'list.pdf', pdfOf(70_000))
  const hourAgo = new Date(Date.now() - 3_600_000)
  await services.db.transaction((tx) => queueMail(tx, 'test', testMail(), hourAgo))
  const now = await readMetrics()
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const value = (sample: string) =>
    Number(
      now
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ')
        .pop(),
    )
  expect(now).toContain(`stocklot_build_info{version="${version}",node="${process.version}"} 1\n`)
  expect({ files: value('stored_files'), bytes: value('stored_files_bytes') }).toEqual({ files: 1, bytes: 70_000 })
  expect(value('mail_queue_oldest_age_seconds')).toBeGreaterThanOrEqual(3_600)
  expect(value('database_pool_connections{state="most"}')).toBe(16)
  expect(value('disk_bytes{figure="free"}')).toBeGreaterThan(0)
  expect(value('disk_bytes{figure="free"}')).toBeLessThan(value('disk_bytes{figure="size"}'))
  expect(value('lot_imports{state="waiting"}')).toBe(0)
})

test('a failing job is counted, and its age keeps growing', async () => {
  const { db } = app.services
  await db.execute('alter table mails rename to mails_away')
  const jobs = startJobs(app.services)
  const before = performance.now()
  await expect.poll(readMetrics).toMatch(/^job_failures_total\{name="deliver mails"\} [1-9]/m)
  await jobs.stop()
  await db.execute('alter table mails_away rename to mails')
  const state = app.services.jobs.get('deliver mails')
  expect(state?.succeededAt).toBeLessThanOrEqual(before)
  expect(app.services.jobs.get('wake items')?.failures).toBe(0)
})

async function readDashboard(): Promise<readonly { expr: string }[]> {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    await readFile('docs/operating/dashboard.json', 'utf8'),
  )
  return panels.flatMap(({ targets }) => targets)
}
