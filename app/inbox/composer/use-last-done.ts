import { useState } from 'react'
import type { LastAction } from '../list/present-inbox.server'

/** Id of the latest action of a kind in this window; as a React key it resets a form only once that form was accepted. */
export function useLastDone(news: LastAction | null, kind: NonNullable<LastAction['action']>['kind']): string | null {
  const [last, setLast] = useState<string | null>(null)
  const done = news?.action?.kind === kind ? news.action.id : null
  if (done !== null && done !== last) setLast(done)
  return last
}
