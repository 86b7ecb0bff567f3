import type { TestApp } from './open-test-app'
import { content } from './tus-requests'

export async function uploadFile(
  app: Pick<TestApp, 'request'>,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ name: string; url: string }> {
  const created = await app.request('/api/files', {
    method: 'POST',
    headers: {
      ...content,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
    body: bytes,
  })
  if (created.status !== 201) throw new Error(`${name}: ${created.status} ${await created.text()}`)
  const file = await app.request(new URL(created.headers.get('location') ?? '', 'http://localhost').pathname)
  const { url }: { url: string } = await file.json()
  return { name, url }
}

export function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return bytes
}
