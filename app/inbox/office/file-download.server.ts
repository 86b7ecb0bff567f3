export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

/** A file for the browser to save. @param name in ASCII, without its ending, which is the type */
export function fileDownload(body: BodyInit | Uint8Array, name: string, type: keyof typeof fileTypes): Response {
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, {
    headers: { 'content-type': fileTypes[type], 'content-disposition': `attachment; filename="${name}.${type}"` },
  })
}
