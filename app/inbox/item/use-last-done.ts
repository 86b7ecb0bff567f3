import { useState } from 'react'
import type { InboxNews } from '../list/present-inbox.server'

/**
 * The latest thing of a kind that was done in this window: a form that has it as its key is as at the beginning once it was taken,
 * and keeps what is typed whatever else happens meanwhile, here or elsewhere.
 */
export function useLastDone(news: InboxNews | null, kind: NonNullable<InboxNews['action']>['kind']): string | null {
  const [last, setLast] = useState<string | null>(null)
  const done = news?.action?.kind === kind ? news.action.id : null
  if (done !== null && done !== last) setLast(done)
  return last
}
