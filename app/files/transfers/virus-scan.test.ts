import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { freePort } from '../../../tests/open-test-site'
import { hasVirusScanner, prepareVirusScanner } from '../../../tests/servers/virus-scanner'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { claimUploads } from './claim-uploads.server'
import { zipFiles } from './download.server'
import { uploadHandle } from './file-address.server'
import { files } from './files.table.server'
import { findFiles } from './find-files.server'
import { readFile, scanFiles } from './read-file.server'

const pathOf = (url: string) => url.slice('http://localhost:3000'.length)
const idOf = (url: string) => url.split('/')[5] ?? ''

if (!hasVirusScanner)
  console.warn('\n!!! LEFT OUT: the tests with a virus scanner, because clamav-daemon cannot be installed.\n')

describe.skipIf(!hasVirusScanner)('with a virus scanner', async () => {
  const port = await freePort()
  const scanner = await prepareVirusScanner(port)
  const guarded = await openTestApp({ CLAMD_URL: `tcp://127.0.0.1:${port}` })
  const infected = pdfOf(2_000_000)
  infected.set(new TextEncoder().encode(scanner.marker), 1_500_000)
  afterEach(() => scanner.stop())
  afterAll(async () => {
    await scanner.close()
    await guarded.close()
  })

  test('refuses a virus once the file is complete', async () => {
    await scanner.start()
    await expect(uploadFile(guarded, 'a.pdf', infected)).rejects.toThrow(/422 .*files\.infected/)
    const clean = await uploadFile(guarded, 'b.pdf', pdfOf(2_000_000))
    expect((await guarded.request(pathOf(clean.url))).status).toBe(200)
  })

  test('accepts uploads but serves none while the scanner is down, and removes viruses afterwards', async () => {
    const clean = await uploadFile(guarded, 'clean.pdf', pdfOf(1_000))
    const bad = await uploadFile(guarded, 'bad.pdf', infected)
    await guarded.services.db.transaction((tx) => claimUploads(tx, guarded.services, [bad]))
    for (const { url } of [clean, bad]) {
      const answer = await guarded.request(pathOf(url))
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('60')
    }
    await expect(scanFiles(guarded.services)).rejects.toThrow('scanner')
    await scanner.start()
    await scanFiles(guarded.services)
    expect((await guarded.request(pathOf(clean.url))).status).toBe(200)
    expect((await guarded.request(pathOf(bad.url))).status).toBe(404)
    expect(await findFiles(guarded.services, [idOf(bad.url)])).toMatchObject([{ state: 'refused', url: null }])
  })

  test('a virus found at a download is refused there and then, for its reason', async () => {
    const bad = await uploadFile(guarded, 'bad.pdf', infected)
    const id = idOf(bad.url)
    await expect(readFile(guarded.services, id)).rejects.toMatchObject({ code: 'files.not_scanned', status: 503 })
    const archive = new Response(zipFiles(guarded.services, [{ id, name: 'bad.pdf' }]))
    await expect(archive.arrayBuffer()).rejects.toMatchObject({ code: 'files.not_scanned' })
    await scanner.start()
    expect((await guarded.request(pathOf(bad.url))).status).toBe(404)
    const upload = await guarded.request(`/api/files/${uploadHandle(guarded.services.db, id)}`)
    expect(await upload.json()).toMatchObject({ state: 'refused', refusal: 'files.infected', url: null })
    await expect(readFile(guarded.services, id)).rejects.toMatchObject({ code: 'file_errors.object_not_found' })
  })

  test('a clean file is scanned once', async () => {
    const { url } = await uploadFile(guarded, 'clean.pdf', pdfOf(1_000))
    await scanner.start()
    expect((await guarded.request(pathOf(url))).status).toBe(200)
    await scanner.stop()
    expect((await guarded.request(pathOf(url))).status).toBe(200)
    expect(await readFile(guarded.services, idOf(url))).toMatchObject({ contentType: 'application/pdf' })
  })

  test('a file that cannot be read does not keep others from being scanned', async () => {
    const [lost, clean] = [
      await uploadFile(guarded, 'lost.pdf', pdfOf(1_000)),
      await uploadFile(guarded, 'clean.pdf', pdfOf(1_000)),
    ]
    const [row] = await guarded.services.db
      .select()
      .from(files)
      .where(eq(files.id, idOf(lost.url)))
    await guarded.services.storage.remove(row?.key ?? '')
    await scanner.start()
    await scanFiles(guarded.services)
    await scanner.stop()
    expect((await guarded.request(pathOf(clean.url))).status).toBe(200)
  })
})
