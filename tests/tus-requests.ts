export const tus = { 'tus-resumable': '1.0.0' }
export const content = { ...tus, 'content-type': 'application/offset+octet-stream' }

export function tusRequests(url: string) {
  const post = (headers: Record<string, string>, body: Uint8Array<ArrayBuffer> | null = null) =>
    fetch(`${url}/api/files`, { method: 'POST', headers: { ...tus, ...headers }, body })
  return {
    post,
    create: async (size: number, name = 'file.pdf'): Promise<string> => {
      const metadata = `filename ${Buffer.from(name).toString('base64')},filetype YQ==`
      const created = await post({ 'upload-length': String(size), 'upload-metadata': metadata })
      if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`)
      return created.headers.get('location') ?? ''
    },
    patch: (path: string, offset: number, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'PATCH',
        headers: { ...content, 'upload-offset': String(offset), ...headers },
        body,
      }),
    offsetOf: async (path: string): Promise<number> => {
      const { headers } = await fetch(url + path, { method: 'HEAD', headers: tus })
      return Number(headers.get('upload-offset'))
    },
    describe: async (path: string): Promise<Record<string, string> & { url: string }> =>
      (await fetch(url + path)).json(),
  }
}
