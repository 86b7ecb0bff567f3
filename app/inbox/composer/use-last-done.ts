import { useState } from 'react'
import type { LastAction } from '../list/present-inbox.server'

/** Id of the latest action of a kind in this window; as a React key it resets a form only once that form was accepted. */
export function useLastDone(
  lastAction: LastAction | null,
  kind: NonNullable<LastAction['action']>['kind'],
): string | null {
  const [last, setLast] = useState<string | null>(null)
  const done = lastAction?.action?.kind === kind ? lastAction.action.id : null
  if (done !== null && done !== last) setLast(done)
  return last
}
