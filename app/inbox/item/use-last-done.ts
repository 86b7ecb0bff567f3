import { useState } from 'react'
import type { InboxNews } from '../list/present-inbox.server'

/** Id of the latest action of a kind in this window; as a React key it resets a form only once that form was accepted. */
export function useLastDone(news: InboxNews | null, kind: NonNullable<InboxNews['action']>['kind']): string | null {
  const [last, setLast] = useState<string | null>(null)
  const done = news?.action?.kind === kind ? news.action.id : null
  if (done !== null && done !== last) setLast(done)
  return last
}
