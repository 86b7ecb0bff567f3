import { hash, randomBytes } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { openTestSite } from './open-test-site'
import { pdfOf } from './upload-file'

const site = await openTestSite()
afterAll(() => site.close())

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'an upload resumes where it stopped after %s and a restart',
  async (signal) => {
    const bytes = Buffer.from(pdfOf(20_000_000))
    randomBytes(15_000_000).copy(bytes, 1_000_000)
    let restart: Promise<number> | null = null
    const restarted = async () => {
      await site.stop(signal)
      return site.start()
    }
    const sent: number[] = []
    const result = Promise.withResolvers<string>()
    const upload = new Upload(bytes, {
      endpoint: `${site.url}/api/files`,
      chunkSize: 1_048_576,
      // On a busy machine the program may take minutes to start.
      retryDelays: Array.from({ length: 10_000 }, () => 100),
      metadata: { filename: 'list.pdf' },
      onBeforeRequest: (outgoing) => {
        if (outgoing.getMethod() === 'PATCH') sent.push(Number(outgoing.getHeader('Upload-Offset')))
      },
      onChunkComplete: (_, accepted) => {
        if (accepted > 5_000_000) restart ??= restarted()
      },
      onSuccess: () => result.resolve(upload.url ?? ''),
      onError: (fault) => result.reject(fault),
    })
    upload.start()
    const address = await result.promise
    expect(restart).not.toBeNull()
    // The upload may end before the server does: then it is the new one that is asked.
    await restart
    const file = await (await fetch(address)).json()
    expect(file).toMatchObject({ state: 'stored', md5Hash: hash('md5', bytes, 'base64') })
    // Acknowledged bytes are not sent again.
    expect(sent).toEqual([...sent].sort((a, b) => a - b))
  },
)
