import { useEffect, useState, useSyncExternalStore } from 'react'
import { openUploadDraft } from '../upload-queue/upload-draft'
import { emptyUploadList, UploadList, type UploadListState } from '../upload-queue/upload-list'
import { createTusTransport } from '../upload-queue/upload-transport'

/** Restores `draftKey`, resumes when back online and warns before an upload is lost. `list` is null until hydration. */
export function useUploadList(draftKey: string): { list: UploadList | null; state: UploadListState } {
  const [list, setList] = useState<UploadList | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const opened = new UploadList((upload) =>
      createTusTransport({
        ...upload,
        endpoint: new URL('/api/files', location.href).href,
        loadClient: () => import('tus-js-client'),
      }),
    )
    setList(opened)
    void openUploadDraft(draftKey, signal, (...draft) => opened.expectDraft(...draft)).then((draft) =>
      opened.useDraft(draft),
    )
    window.addEventListener('online', () => opened.retryLost(), { signal })
    const warn = (event: BeforeUnloadEvent) => {
      if (opened.wouldLose()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn, { signal })
    return () => {
      end.abort()
      opened.close()
    }
  }, [draftKey])
  const state = useSyncExternalStore(
    list?.subscribe ?? subscribeToNothing,
    list?.getState ?? getEmptyState,
    getEmptyState,
  )
  return { list, state }
}

const subscribeToNothing = () => () => undefined
const getEmptyState = () => emptyUploadList
