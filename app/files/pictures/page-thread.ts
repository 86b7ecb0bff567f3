// Renders the first page of one document with PDFium compiled to WebAssembly, without file or network access.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** RGBA pixels, or the reason: damaged or password-protected. */
export type DrawnPage =
  | { readonly kind: 'page'; readonly pixels: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number }
  | { readonly kind: 'unusable'; readonly fault: 'damaged' | 'locked'; readonly reason: string }

/** Maximum pixels whatever the page size; an A4 page stays legible. */
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

function fitted({ originalWidth, originalHeight }: { originalWidth: number; originalHeight: number }) {
  const scale = Math.min(box.width / originalWidth, box.height / originalHeight)
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  // A page without a size cannot be rendered.
  if (!(width <= box.width && height <= box.height)) throw new Error('no size')
  return { width, height }
}
