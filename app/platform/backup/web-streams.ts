import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { toWebStream } from '../base/web-stream.ts'

/** A file as the web's stream, which the encryption takes. */
export function streamOf(path: string): ReadableStream<Uint8Array> {
  return toWebStream(createReadStream(path))
}

/** Writes the web's stream to a file that only its user can read. */
export async function writeStream(stream: ReadableStream<Uint8Array>, path: string): Promise<void> {
  const reader = stream.getReader()
  async function* chunks() {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  }
  await pipeline(chunks, createWriteStream(path, { mode: 0o600 }))
}
