/** A record, or why it cannot be read. `line` counts lines, or elements of an array, from 1. */
export type JsonRecord =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: 'errors.unreadable' | 'errors.too_large' }

/** Records of a body: one per line (NDJSON), or one JSON array. */
interface JsonRecords {
  readonly format: 'lines' | 'array'
  readonly records: AsyncGenerator<JsonRecord>
}

/**
 * Streams records of any number. Records that are too large are dropped and reported. An unreadable line is skipped; in an array
 * nothing is known after an unreadable element, so it is the last.
 * @param mostBytes of one record
 */
export async function readJsonRecords(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<JsonRecords> {
  const iterator = chunks[Symbol.asyncIterator]()
  const begin: Buffer[] = []
  let first: number | undefined
  while (first === undefined) {
    const { value, done } = await iterator.next()
    if (done) break
    begin.push(Buffer.from(value.buffer, value.byteOffset, value.length))
    first = value.find((byte) => !isSpace(byte))
  }
  const all = rest(begin, iterator)
  const held = new HeldRecord(mostBytes)
  return first === BYTE.bracket
    ? { format: 'array', records: readElements(all, held) }
    : { format: 'lines', records: readLines(all, held) }
}

async function* rest(begin: readonly Buffer[], iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    yield* begin
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.length)
    }
  } finally {
    await iterator.return?.()
  }
}

const BYTE = {
  newLine: 10,
  quote: 34,
  comma: 44,
  backslash: 92,
  bracket: 91,
  closing: 93,
  brace: 123,
  closingBrace: 125,
}

function isSpace(byte: number): boolean {
  // Byte order mark in UTF-8.
  return byte === 32 || (byte >= 9 && byte <= 13) || byte === 0xef || byte === 0xbb || byte === 0xbf
}

class HeldRecord {
  readonly #most: number
  #parts: Buffer[] = []
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  add(part: Buffer): void {
    this.#bytes += part.length
    if (this.#bytes > this.#most) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  /** The buffered record; null: only white space. */
  take(line: number): JsonRecord | null {
    const [parts, bytes] = [this.#parts, this.#bytes]
    this.#parts = []
    this.#bytes = 0
    if (bytes > this.#most) return { line, fault: 'errors.too_large' }
    const [only] = parts
    const content = parts.length === 1 && only ? only : Buffer.concat(parts)
    if (content.every(isSpace)) return null
    try {
      return { line, value: JSON.parse(utf8.decode(content)) }
    } catch {
      return { line, fault: 'errors.unreadable' }
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

async function* readLines(chunks: AsyncIterable<Buffer>, held: HeldRecord): AsyncGenerator<JsonRecord> {
  let line = 1
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(BYTE.newLine); end >= 0; end = chunk.indexOf(BYTE.newLine, from)) {
      held.add(chunk.subarray(from, end))
      const record = held.take(line++)
      if (record) yield record
      from = end + 1
    }
    held.add(chunk.subarray(from))
  }
  const record = held.take(line)
  if (record) yield record
}

async function* readElements(chunks: AsyncIterable<Buffer>, held: HeldRecord): AsyncGenerator<JsonRecord> {
  const place = new ArrayPlace()
  let line = 1
  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const event = place.pass(chunk[at] ?? 0)
      if (event === 'begin') from = at + 1
      if (event === 'astray') return yield { line, fault: 'errors.unreadable' }
      if (event !== 'element' && event !== 'end') continue
      held.add(chunk.subarray(from, at))
      from = at + 1
      const record = held.take(line)
      const isEmptyArray = !record && event === 'end' && line === 1
      if (!isEmptyArray) yield record ?? { line, fault: 'errors.unreadable' }
      if (!record || ('fault' in record && record.fault === 'errors.unreadable')) return
      line++
    }
    if (place.isInside) held.add(chunk.subarray(from))
  }
  if (place.isInside) yield { line, fault: 'errors.unreadable' }
}

class ArrayPlace {
  #state: 'before' | 'inside' | 'after' = 'before'
  #depth = 0
  #inString = false
  #escaped = false

  get isInside(): boolean {
    return this.#state === 'inside'
  }

  /** Meaning of a byte: begin or end of the array, end of an element, or a misplaced byte. */
  pass(byte: number): 'begin' | 'element' | 'end' | 'astray' | null {
    if (this.#state !== 'inside') return this.#passOutside(byte)
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (byte === BYTE.backslash) this.#escaped = true
      else if (byte === BYTE.quote) this.#inString = false
      return null
    }
    if (byte === BYTE.quote) this.#inString = true
    else if (byte === BYTE.bracket || byte === BYTE.brace) this.#depth++
    else if (this.#depth > 0 && (byte === BYTE.closing || byte === BYTE.closingBrace)) this.#depth--
    else if (this.#depth === 0 && byte === BYTE.comma) return 'element'
    else if (this.#depth === 0 && byte === BYTE.closing) {
      this.#state = 'after'
      return 'end'
    }
    return null
  }

  #passOutside(byte: number): 'begin' | 'astray' | null {
    if (isSpace(byte)) return null
    if (this.#state === 'after') return 'astray'
    this.#state = 'inside'
    return 'begin'
  }
}
