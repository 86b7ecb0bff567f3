import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { freePort } from '../../../tests/open-test-site'
import { ScannerUnavailable, scanForViruses } from './clamd.server'

test('when the scanner is away, that is said, and the file is not left open', async () => {
  const source = Readable.from([Buffer.from('bytes')])
  await expect(scanForViruses({ host: '127.0.0.1', port: await freePort() }, source)).rejects.toBeInstanceOf(
    ScannerUnavailable,
  )
  expect(source.destroyed).toBe(true)
})
