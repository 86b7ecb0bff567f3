import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { freePort } from '../../../tests/open-test-site'
import { ScannerUnavailable, scanForViruses } from './clamd.server'

test('reports an unreachable scanner and closes the file', async () => {
  const source = Readable.from([Buffer.from('bytes')])
  await expect(scanForViruses({ host: '127.0.0.1', port: await freePort() }, source)).rejects.toBeInstanceOf(
    ScannerUnavailable,
  )
  expect(source.destroyed).toBe(true)
})
