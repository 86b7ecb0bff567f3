import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { appendFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestSite } from './open-test-site'

const MEGABYTE = 1_048_576

const disk = mkdtempSync(join(tmpdir(), 'stocklot-disk-'))
const mounted = mountSmallDisk()
if (!mounted) console.warn('\n*** LEFT OUT: the tests of a full disk need the right to mount a tmpfs. ***\n')

describe.runIf(mounted)('a full disk', async () => {
  const site = await openTestSite({ DATA_DIR: join(disk, 'data') })
  afterAll(async () => {
    await site.close()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  })

  const upload = (bytes: number) =>
    fetch(`${site.url}/api/files`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
        'content-type': 'application/offset+octet-stream',
      },
      body: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)]),
    })
  const ready = async () => (await fetch(`${site.url}/readyz`)).json()
  const sell = () =>
    fetch(`${site.url}/api/sell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ines',
        email: 'ines@duarte.example',
        phoneNumber: '+351 22 000 0000',
        description: 'Boots',
      }),
    })

  test('refuses uploads with a reason, serves pages and offers, and recovers when there is room', async () => {
    expect((await upload(MEGABYTE)).status).toBe(201)
    const { bavail, bsize } = await statfs(disk)
    await writeFile(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - 20 * MEGABYTE)))

    const refused = await upload(25 * MEGABYTE)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await refused.json()).toMatchObject({
      code: 'file_errors.quota_exceeded',
      title: 'This is too large.',
    })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await ready()).toMatchObject({ status: 'ready', storage: 'ok', writes: 'full' })
    expect((await fetch(`${site.url}/en/sell`)).status).toBe(200)
    expect((await sell()).status).toBe(201)

    await rm(join(disk, 'filler'))
    expect((await upload(25 * MEGABYTE)).status).toBe(201)
    expect(await ready()).toMatchObject({ status: 'ready', writes: 'ok' })
  })

  test('lets the program start and serve pages, or say in one line what to do', async () => {
    await site.stop()
    const filler = join(disk, 'filler')
    await expect(fill(filler)).rejects.toThrow('ENOSPC')
    const output = site.output().length
    const started = await site.start().then(
      () => true,
      () => false,
    )
    if (started) expect((await fetch(`${site.url}/en/sell`)).status).toBe(200)
    else expect(site.output().slice(output)).toMatch(/^[^\n]*[Mm]ake room on [^\n]*\n$/)
    await rm(filler)
    await site.stop()
    await site.start()
    expect((await upload(MEGABYTE)).status).toBe(201)
  })
})

async function fill(path: string): Promise<void> {
  for (const bytes of [MEGABYTE, 4_096]) {
    const writing = async () => {
      for (;;) await appendFile(path, Buffer.alloc(bytes), { flush: true })
    }
    await (bytes === MEGABYTE ? writing().catch(() => undefined) : writing())
  }
}

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
