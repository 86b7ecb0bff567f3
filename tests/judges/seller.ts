import { hash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const TUS = { 'tus-resumable': '1.0.0' }

export interface Acknowledged {
  readonly intent: string
  readonly reference: string
  /** SHA-256 of each attachment, by name. */
  readonly files: ReadonlyMap<string, string>
}

/** A guarantee the server broke while the seller was still sending. */
export class BrokenPromise extends Error {}

/** Retries every step until acknowledged, under one idempotency key. @throws {BrokenPromise} acknowledged bytes are lost */
export async function sendOffer(origin: string, intent: string, signal: AbortSignal): Promise<Acknowledged> {
  const attachments: { name: string; url: string }[] = []
  const files = new Map<string, string>()
  for (let number = randomInt(3); number > 0; number--) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(randomInt(1_000, 600_000))])
    const name = `${intent}-${number}.pdf`
    attachments.push({ name, url: await upload(origin, name, bytes, signal) })
    files.set(name, hash('sha256', bytes, 'hex'))
  }
  const body = JSON.stringify({
    name: 'Judge',
    email: 'judge@example.com',
    phoneNumber: '+44 20 7946 0000',
    description: intent,
    attachments,
  })
  const answer = await untilAnswered(signal, () =>
    fetch(`${origin}/api/sell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': intent },
      body,
      signal,
    }),
  )
  if (answer.status !== 201) throw new BrokenPromise(`${intent}: ${answer.status} ${await answer.text()}`)
  const { reference }: { reference: string } = await answer.json()
  return { intent, reference, files }
}

async function upload(origin: string, name: string, bytes: Buffer, signal: AbortSignal): Promise<string> {
  const created = await untilAnswered(signal, () =>
    fetch(`${origin}/api/files`, {
      method: 'POST',
      headers: {
        ...TUS,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
      signal,
    }),
  )
  if (created.status !== 201)
    throw new BrokenPromise(`${name}: creation answered ${created.status} ${await created.text()}`)
  const address = new URL(created.headers.get('location') ?? '', origin).href
  let acknowledged = 0
  while (acknowledged < bytes.length) {
    const head = await untilAnswered(signal, () => fetch(address, { method: 'HEAD', headers: TUS, signal }))
    const offset = Number(head.headers.get('upload-offset'))
    if (head.status !== 200 || offset < acknowledged) {
      throw new BrokenPromise(
        `${name}: ${acknowledged} bytes were acknowledged, HEAD answers ${head.status} with ${offset}`,
      )
    }
    const chunk = bytes.subarray(offset, offset + 262_144)
    if (chunk.length === 0) break
    const headers = { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const patched = await fetch(address, { method: 'PATCH', headers, body: new Uint8Array(chunk), signal }).catch(
      () => null,
    )
    if (patched?.status === 204) acknowledged = Number(patched.headers.get('upload-offset'))
    else await delay(20, undefined, { signal })
  }
  const file = await untilAnswered(signal, () => fetch(address, { signal }))
  if (file.status !== 200) throw new BrokenPromise(`${name}: GET answered ${file.status} ${await file.text()}`)
  const { url }: { url: string } = await file.json()
  return url
}

/** Retries until an answer has arrived whole: one that was cut off says nothing. */
export async function untilAnswered(signal: AbortSignal, request: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await request().catch(() => null)
    // Read by its own method: the server's library replaces the global Response in processes that load it.
    const isWhole = await answer
      ?.clone()
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (answer && isWhole && answer.status < 500 && answer.status !== 423) return answer
    await delay(20, undefined, { signal })
  }
}
