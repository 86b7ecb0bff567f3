// The thread that draws the first page of one document: PDFium, compiled to WebAssembly, which reaches neither files nor network.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The pixels of a page, four bytes each, or why there are none: it is damaged, or nobody reads it without its password. */
export type DrawnPage =
  | { readonly kind: 'page'; readonly pixels: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number }
  | { readonly kind: 'unusable'; readonly fault: 'damaged' | 'locked'; readonly reason: string }

/** Pixels that a page is drawn in, whatever size it says it has: a sheet of A4 is legible. */
const box = { width: 1280, height: 2560 }

parentPort?.postMessage(await draw(workerData))

async function draw(bytes: Uint8Array): Promise<DrawnPage> {
  try {
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(bytes)
    if (document.getPageCount() < 1) return { kind: 'unusable', fault: 'damaged', reason: 'no pages' }
    const page = document.getPage(0)
    const { width, height } = fitted(page.getOriginalSize())
    const { data } = await page.render({ width, height, render: 'bitmap' })
    return { kind: 'page', pixels: new Uint8Array(data), width, height }
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : ''
    return { kind: 'unusable', fault: /password|security/i.test(reason) ? 'locked' : 'damaged', reason }
  }
}

/** The largest size of a shape that fits into the box. */
function fitted({ originalWidth, originalHeight }: { originalWidth: number; originalHeight: number }) {
  const scale = Math.min(box.width / originalWidth, box.height / originalHeight)
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  // A page without a size has none to be drawn in.
  if (!(width <= box.width && height <= box.height)) throw new Error('no size')
  return { width, height }
}
