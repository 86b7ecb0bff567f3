import { getDocumentProxy } from 'unpdf'

export interface PdfText {
  /** Text of each page in reading order, with whitespace collapsed. */
  readonly pages: readonly string[]
  readonly links: readonly string[]
  readonly description: string
  readonly language: string | null
  readonly tagged: boolean
  /** Of the first page, in points. */
  readonly size: readonly [width: number, height: number]
}

export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  // The reader detaches the buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const links: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
    for (const { url } of await page.getAnnotations()) if (typeof url === 'string') links.push(url)
  }
  const { info, metadata } = await document.getMetadata()
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  const tagged = (await document.getMarkInfo())?.Marked === true
  const described = JSON.stringify([info, metadata?.getRaw(), await document.getAttachments()])
  const language = 'Language' in info ? String(info.Language) : null
  return { pages, links, description: described, language, tagged, size: [width, height] }
}
