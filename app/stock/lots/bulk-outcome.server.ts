import { countUndoable } from '../../lots/lots/edit-lots.server'
import { isId } from '../../platform/base/is-id'
import type { Services } from '../../platform/services/services.server'

/** Finds the colleague's last bulk edit from the URL: `?did={action}&changed=3&missed=1`. */
export async function findBulkOutcome(services: Pick<Services, 'db'>, search: URLSearchParams, memberId: string) {
  const actionId = search.get('did') ?? ''
  if (!isId(actionId)) return null
  const number = (name: string) => {
    const read = Number(search.get(name) ?? 0)
    return Number.isSafeInteger(read) && read > 0 ? read : 0
  }
  const undone = search.has('undone')
  return {
    actionId,
    undone,
    changed: number(undone ? 'undone' : 'changed'),
    canUndo: !undone && (await countUndoable(services, actionId, memberId)) > 0,
    missed: number('missed'),
    refused: number('refused'),
    asked: search.has('asked') ? { count: number('asked'), others: number('others') } : null,
  }
}

export type BulkOutcome = NonNullable<Awaited<ReturnType<typeof findBulkOutcome>>>
