import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { nextInOrder } from '../list/inbox-order'
import type { KeyNames } from '../office/office-keys'
import { useKeys } from '../office/use-keys'
import { beginToWrite } from './item-composer'

/** Shortcuts of the item page, besides those of every page. */
export const itemKeys: KeyNames = {
  r: 'inbox.key.reply',
  c: 'inbox.event.counter_offer',
  n: 'inbox.internal_note',
  e: 'inbox.key.done',
  a: 'inbox.key.assign',
  s: 'inbox.snooze',
  p: 'publish.title',
  z: 'inbox.key.undo',
  u: 'inbox.key.back',
  'Ctrl+Enter': 'inbox.key.send',
}

/** @param props.inbox address of the list that contains the item */
export function ItemKeys({ inbox, id }: { inbox: string; id: string }) {
  const navigate = useNavigate()
  const { hash, key } = useLocation()
  const go = (step: 1 | -1) => {
    const next = nextInOrder(id, step)
    if (next !== null) void navigate(`${inbox}/${next}`)
  }
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(`#main ${selector}`)
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    r: () => beginToWrite('reply'),
    c: () => beginToWrite('counter_offer'),
    n: () => beginToWrite('note'),
    e: () => find('button[value=done]')?.click(),
    a: () => find('[name=assignee]')?.focus(),
    s: () => find('[name=days]')?.focus(),
    p: () => find('a[href$="/publish"]')?.click(),
    z: () => find('[name=undo]')?.click(),
    u: () => void navigate(inbox),
  })
  // Focus the reply when the user came to reply or has just chosen a template.
  useEffect(() => {
    if (hash === '#reply' && key) beginToWrite('reply')
  }, [hash, key])
  return null
}
