/** Chunks as the web's stream. Node's own conversion has other types than the DOM. */
export function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (into) => {
      const next = await chunks.next()
      if (next.done) into.close()
      else into.enqueue(next.value)
    },
    cancel: async () => void (await chunks.return?.()),
  })
}
