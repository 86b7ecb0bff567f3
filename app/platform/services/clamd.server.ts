import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'

const PIECE_BYTES = 65_536
const PATIENCE_MS = 30_000

/** The scanner does not answer, or not understandably. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable'
}

/** Scans with ClamAV and always closes the source. @returns name of the finding, or null @throws {ScannerUnavailable} */
export async function scanForViruses(
  clamd: { readonly host: string; readonly port: number },
  source: Readable,
): Promise<string | null> {
  const socket = connect(clamd)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The virus scanner does not answer.')))
  const answer = readAnswer(socket)
  answer.catch(() => undefined)
  try {
    await once(socket, 'connect')
    socket.write('zINSTREAM\0')
    for await (const chunk of source) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(piece.length)
        socket.write(length)
        if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer])
      }
    }
    socket.write(Buffer.alloc(4))
    return understand(await answer)
  } catch (cause) {
    if (cause instanceof ScannerUnavailable) throw cause
    throw new ScannerUnavailable('The virus scanner cannot be asked.', { cause })
  } finally {
    socket.destroy()
    source.destroy()
  }
}

async function readAnswer(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = ''
  for await (const chunk of socket) answer += chunk.toString('latin1')
  return answer.replace(/\0$/, '')
}

function understand(answer: string): string | null {
  if (answer === 'stream: OK') return null
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found) return found
  throw new ScannerUnavailable(`The virus scanner answered "${answer.slice(0, 200)}".`)
}
