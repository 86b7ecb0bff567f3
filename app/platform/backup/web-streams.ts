import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** A file as the web's stream, which the encryption takes. Node's own conversion has other types than the DOM. */
export function streamOf(path: string): ReadableStream<Uint8Array> {
  const chunks = createReadStream(path).iterator()
  return new ReadableStream({
    pull: async (into) => {
      const next = await chunks.next()
      if (next.done) into.close()
      else into.enqueue(next.value)
    },
    cancel: async () => void (await chunks.return?.()),
  })
}

/** Writes the web's stream to a file that only its user can read. */
export async function writeStream(stream: ReadableStream<Uint8Array>, path: string): Promise<void> {
  const reader = stream.getReader()
  async function* chunks() {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  }
  await pipeline(chunks, createWriteStream(path, { mode: 0o600 }))
}
