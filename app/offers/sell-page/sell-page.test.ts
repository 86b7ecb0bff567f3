import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf } from '../../../tests/upload-file'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.db.execute(
    sql`truncate offers, attachments, offer_events, mails, reference_counters, rate_limits cascade`,
  )
})

const note = {
  name: 'Ines Duarte',
  company: 'Calçados Duarte & Filhos',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: '2,112 pairs of ankle boots.\r\nStands in "Porto".',
}

function formOf(words: Record<string, string>, files: File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.append(name, value)
  for (const file of files.length > 0 ? files : [new File([], '')]) form.append('attachments', file)
  return form
}

async function post(form: FormData, options: { language?: string; from?: string } = {}) {
  const { language = 'en', from } = options
  const encoded = new Request('http://localhost', { method: 'POST', body: form })
  const body = await encoded.arrayBuffer()
  const answer = await app.request(`/${language}/sell`, {
    method: 'POST',
    body,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
      ...(from && { 'x-forwarded-for': from }),
    },
  })
  return { status: answer.status, html: mainOf(await answer.text()) }
}

async function openNote(language = 'en'): Promise<string> {
  return mainOf(await (await app.request(`/${language}/sell`)).text())
}

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

function keyIn(html: string): string {
  return /name="submissionKey" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

function keptIn(html: string): string[] {
  const values = [...html.matchAll(/name="storedFile"[^>]* value="([^"]+)"/g)]
  return values.map(([, value = '']) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

function referenceIn(html: string): string | undefined {
  return /O-\d{4}-\d{4}/.exec(html)?.[0]
}

async function countOffers(): Promise<number> {
  const { rows } = await app.services.db.execute<{ count: number }>(sql`select count(*)::int as count from offers`)
  return rows[0]?.count ?? 0
}

test('each form has its own key and no inline styles', async () => {
  const [first, second] = await Promise.all([openNote(), openNote()])
  expect(keyIn(first)).not.toBe('')
  expect(keyIn(first)).not.toBe(keyIn(second))
  expect(first).not.toMatch(/<[^>]+\sstyle=/)
  expect(first).toContain('method="post"')
  expect(first).toMatch(/enctype="multipart\/form-data"/i)
})

test('stores a posted offer with its files and shows the receipt', async () => {
  const files = [new File([pdfOf(2_000_000)], 'list.pdf'), new File([pdfOf(500_000)], 'Größen.pdf')]
  const { status, html } = await post(formOf({ submissionKey: keyIn(await openNote()), ...note }, files))
  expect(status).toBe(200)
  expect(html).toContain('We’ve received your offer')
  expect(html).toContain('2 files, 2.4 MB')
  const { rows } = await app.services.db.execute(sql`
    select reference, description, language, channel from offers join attachments on offer_id = offers.id`)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    reference: referenceIn(html),
    description: note.description.replace('\r\n', '\n'),
    language: 'en',
    channel: 'web',
  })
})

test('stores one offer when the same form is posted again', async () => {
  const words = { submissionKey: keyIn(await openNote()), ...note }
  const send = () => post(formOf(words, [new File([pdfOf(3_000)], 'list.pdf')]))
  const answers = [await send(), ...(await Promise.all([send(), send()]))]
  expect(new Set(answers.map(({ html }) => referenceIn(html))).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await countOffers()).toBe(1)
})

test('returns an invalid form with its text, its files and an error at each wrong field', async () => {
  const words = { submissionKey: 'key-1', ...note, name: ' ', email: 'ines@duarte' }
  const first = await post(formOf(words, [new File([pdfOf(3_000)], 'list.pdf')]))
  expect(first.status).toBe(422)
  expect(first.html).toContain('Please enter your name.')
  expect(first.html).toContain('Please enter a full email, like name@company.com.')
  expect(first.html).toContain('Please check 2 boxes: 1 and 3.')
  expect(first.html).toContain('value="Calçados Duarte &amp; Filhos"')
  expect(first.html).toContain('2,112 pairs of ankle boots.\nStands in &quot;Porto&quot;.</textarea>')
  expect(first.html.match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(first.html).toMatch(/<input id="offer-name"[^>]+autofocus/)
  expect(await countOffers()).toBe(0)

  const form = formOf({ ...note, submissionKey: keyIn(first.html) })
  for (const kept of keptIn(first.html)) form.append('storedFile', kept)
  const second = await post(form)
  expect(second.status).toBe(200)
  expect(second.html).toContain('1 file, 3 kB')
})

test('leaves out a file that was unticked', async () => {
  const files = [new File([pdfOf(3_000)], 'a.pdf'), new File([pdfOf(4_000)], 'b.pdf')]
  const first = await post(formOf({ ...note, name: '' }, files))
  const [kept = ''] = keptIn(first.html)
  const form = formOf({ ...note, submissionKey: keyIn(first.html) })
  form.append('storedFile', kept)
  await post(form)
  const { rows } = await app.services.db.execute(sql`
    select name from attachments join files on files.id = attachments.file_id`)
  expect(rows).toEqual([{ name: 'a.pdf' }])
})

test('refuses files that are too large together, clears the list and keeps the text', async () => {
  const files = [new File([pdfOf(20_000_000)], 'a.pdf'), new File([pdfOf(10_000_000)], 'b.pdf')]
  const { status, html } = await post(formOf({ submissionKey: 'key-2', ...note }, files))
  expect(status).toBe(413)
  expect(html).toContain('These files come to 28.7 MB and the limit is 25 MB, so we’ve cleared the list.')
  expect(html).toContain('Please check box 6.')
  expect(html).toContain('value="Ines Duarte"')
  expect(keptIn(html)).toEqual([])
  expect(await countOffers()).toBe(0)
})

test('refuses an executable file at field 6', async () => {
  const { status, html } = await post(formOf(note, [new File(['MZ'], 'setup.exe')]))
  expect(status).toBe(415)
  expect(html).toMatch(/id="offer-attachments-error"/)
  expect(html).toContain('value="Ines Duarte"')
})

test('refuses a used key once and issues a new one', async () => {
  await post(formOf({ submissionKey: 'key-3', ...note }))
  const second = await post(formOf({ submissionKey: 'key-3', ...note, description: 'Tents' }))
  expect(second.status).toBe(422)
  expect(second.html).toContain('This form was already sent with different content.')
  const third = await post(formOf({ submissionKey: keyIn(second.html), ...note, description: 'Tents' }))
  expect(third.status).toBe(200)
  expect(await countOffers()).toBe(2)
})

test('says how long to wait at the limit, and keeps the text', async () => {
  const from = '198.51.100.7'
  for (let sent = 0; sent < 5; sent++) await post(formOf({ submissionKey: `many-${sent}`, ...note }), { from })
  const { status, html } = await post(formOf({ submissionKey: 'many-6', ...note }), { from })
  expect(status).toBe(429)
  expect(html).toMatch(/Please wait \d+ seconds/)
  expect(html).toContain('Your offer wasn’t sent')
  expect(html).toContain('value="Ines Duarte"')
})

test('reports files that cannot be stored, keeps the text and accepts the same attempt again', async () => {
  const { storage } = app.services.config
  if (storage.kind !== 'disk') throw new Error('This test spoils a directory.')
  const folder = join(storage.directory, 'offers')
  const words = { submissionKey: 'key-4', ...note }
  const files = [new File([pdfOf(3_000)], 'list.pdf')]
  await rename(folder, `${folder}.away`)
  await writeFile(folder, '')
  const broken = await post(formOf(words, files))
  await rm(folder)
  await rename(`${folder}.away`, folder)
  expect(broken.status).toBe(500)
  expect(broken.html).toContain('Your offer wasn’t sent')
  expect(broken.html).toContain('value="Ines Duarte"')
  expect(keyIn(broken.html)).toBe('key-4')
  expect(await post(formOf(words, files))).toMatchObject({ status: 200 })
})

test.each([
  [400, { 'content-type': 'multipart/form-data' }],
  [415, { 'content-type': 'text/plain' }],
])('answers a body that is not a form with %i', async (status, headers) => {
  const answer = await app.request('/en/sell', { method: 'POST', headers, body: 'x' })
  expect(answer.status).toBe(status)
  expect(await answer.text()).not.toMatch(/at \w+ \(/)
})

test('shows the form in every language', async () => {
  const title = async (language: string) => /<h1[^>]*>([^<]+)/.exec(await openNote(language))?.[1]
  expect(await title('de')).toBe('Verkaufen Sie uns Ihre Ware')
  expect(await title('ar')).toBe('اعرضوا علينا بضاعتكم')
  const { html } = await post(formOf(note), { language: 'pl' })
  expect(html).toContain('Otrzymaliśmy Państwa ofertę')
  const { rows } = await app.services.db.execute(sql`select language from offers`)
  expect(rows).toEqual([{ language: 'pl' }])
})
