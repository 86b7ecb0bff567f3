import { useEffect, useState } from 'react'

/** Without drag events for this long, the drag has left the page or was canceled. */
const DRAG_SILENCE_MS = 500

/** Accepts drops and pastes anywhere: a drop beside the field would leave the page. @returns dragged files; 0: unknown, null: no drag */
export function useFileDrop(
  list: { add(files: readonly File[], folders?: readonly string[]): void } | null,
): number | null {
  const [dragged, setDragged] = useState<number | null>(null)
  useEffect(() => {
    if (!list) return
    const end = new AbortController()
    let silence: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(silence)
      setDragged(null)
    }
    const over = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDragged([...event.dataTransfer.items].filter(({ kind }) => kind === 'file').length)
      clearTimeout(silence)
      silence = setTimeout(leave, DRAG_SILENCE_MS)
    }
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      leave()
      const { files, folders } = contentOf(event.dataTransfer)
      list.add(files, folders)
    }
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      if (!clipboardData || clipboardData.files.length === 0) return
      // Spreadsheets copy cells as text and as a picture: in a text field, paste the text.
      if (isTyping(target) && clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      list.add([...clipboardData.files].map(named))
    }
    const { signal } = end
    document.addEventListener('dragenter', over, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => {
      end.abort()
      clearTimeout(silence)
    }
  }, [list])
  return dragged
}

function contentOf(transfer: DataTransfer): { files: File[]; folders: string[] } {
  const files: File[] = []
  const folders: string[] = []
  for (const item of transfer.items) {
    if (item.kind !== 'file') continue
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) folders.push(entry.name)
    else if (file) files.push(file)
  }
  return { files, folders }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
}

/** Pasted pictures are all called `image.png`; a timestamp makes the names unique. */
function named(file: File): File {
  const [, stem = '', extension = ''] = /^(image)(\.\w+)$/.exec(file.name) ?? []
  if (stem === '') return file
  const time = new Date().toTimeString().slice(0, 8).replaceAll(':', '')
  return new File([file], `${stem}-${time}${extension}`, { type: file.type, lastModified: file.lastModified })
}
