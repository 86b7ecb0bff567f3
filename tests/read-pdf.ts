import { getDocumentProxy } from 'unpdf'

/** What somebody can get out of a PDF document. */
export interface PdfText {
  /** The words of each page, spaces folded, in the order in which they are read out. */
  readonly pages: readonly string[]
  /** Where links lead. */
  readonly links: readonly string[]
  /** Title, author and the like, and whatever else describes the document, as text. */
  readonly description: string
  /** The language that it says to be in. */
  readonly language: string | null
  /** Whether it says what is a heading, a table, a picture. */
  readonly tagged: boolean
  /** Of the first page, in points. */
  readonly size: readonly [width: number, height: number]
}

/** Reads a PDF document as a person, a screen reader or somebody curious would. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  // The reader takes the bytes away.
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
