/** Content of an A4 page with a red upper half. */
export const halfRed = '1 0 0 rg 0 421 595 421 re f'

/** PDF of these objects, numbered from 1; the first is the catalogue. */
export function documentOf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/** PDF with one page; size in points. */
export function pageOf(
  content: string,
  {
    size = '595 842',
    resources = '',
    more = [],
    trailer = '',
  }: {
    readonly size?: string
    readonly resources?: string
    /** Numbered from 5. */
    readonly more?: readonly string[]
    readonly trailer?: string
  } = {},
): Uint8Array<ArrayBuffer> {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << ${resources} >> >>`
  return documentOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page,
      streamOf(content),
      ...more,
    ],
    trailer,
  )
}

function streamOf(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`
}

export function lockedDocument(): Uint8Array<ArrayBuffer> {
  const secret = 'x'.repeat(32)
  return pageOf(halfRed, {
    more: [`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O (${secret}) /U (${secret}) >>`],
    trailer: `/Encrypt 5 0 R /ID [(${secret}) (${secret})]`,
  })
}

/** Small PDF that never finishes rendering: each object draws the previous one ten times. */
export function endlessDocument(): Uint8Array<ArrayBuffer> {
  const parts = Array.from({ length: 12 }, (_, level) =>
    streamOf(
      level === 0 ? '0 0 300 300 re f' : '/F Do '.repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /F ${4 + level} 0 R >> >>`,
    ),
  )
  return pageOf('/F Do', { resources: '/XObject << /F 16 0 R >>', more: parts })
}
