import { Refusal } from '../base/errors'

/** Far above the longest text of any form. */
const MAX_FORM_BYTES = 262_144

/** Fields of a posted form without files. @throws {Refusal} 415 not a form; 413 too large; 400 unreadable */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new Refusal('errors.unsupported_content', 415)
  const body = await readAtMost(request.body, MAX_FORM_BYTES)
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new Refusal('errors.unreadable', 400, { cause })
  }
}

/** Path of the page that a form was posted to. From a page in the browser, React Router posts it with `.data` at the end. */
export function postedPath({ url }: Request): string {
  return new URL(url).pathname.replace(/\.data$/, '')
}

async function readAtMost(stream: ReadableStream<Uint8Array> | null, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) throw new Refusal('errors.too_large', 413)
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}
