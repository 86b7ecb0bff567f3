import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beginToWrite } from '../composer/item-composer'
import { useKeys } from '../keys/use-keys'
import { nextInOrder } from '../list/inbox-order'
import type { KeyNames } from '../office/office-keys'
import { chooseByKey } from '../triage-panel/use-autosave'

export const itemKeys: KeyNames = {
  j: 'inbox.key.next',
  k: 'inbox.key.previous',
  r: 'inbox.key.reply',
  c: 'inbox.event.counter_offer',
  n: 'inbox.internal_note',
  t: 'inbox.begin_with',
  e: 'inbox.key.done',
  a: 'inbox.key.assign',
  s: 'inbox.snooze',
  p: 'publish.title',
  w: 'sales.sell',
  '!': 'inbox.spam',
  z: 'inbox.key.undo',
  u: 'inbox.key.back',
  'Ctrl+Enter': 'inbox.key.send',
  'Ctrl+Shift+Enter': 'inbox.key.send_done',
}

/** @param props.inbox address of the list that contains the item */
export function ItemKeys({ inbox, id }: { inbox: string; id: string }) {
  const navigate = useNavigate()
  const { hash, key } = useLocation()
  /** The item being loaded: a reply started meanwhile belongs to it, not to the current one. */
  const coming = useRef<string | null>(null)
  const go = (step: 1 | -1) => {
    const next = nextInOrder(id, step)
    if (next === null) return
    coming.current = `${inbox}/${next}`
    void navigate(coming.current)
  }
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(`#main ${selector}`)
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    r: () => (coming.current === null ? beginToWrite('reply') : void navigate(`${coming.current}#reply`)),
    c: () => beginToWrite('counter_offer'),
    n: () => beginToWrite('note'),
    t: () => {
      beginToWrite('reply')
      find('.item__templates a')?.focus()
    },
    e: () => find('button[value=done]')?.click(),
    a: () => chooseByKey(find('[name=assignee]')),
    s: () => chooseByKey(find('[name=days]')),
    p: () => find('a[href$="/publish"]')?.click(),
    w: () => find('a[href$="/sell"]')?.click(),
    '!': () => find('button[value=spam]')?.click(),
    z: () => find('[name=undo]')?.click(),
    u: () => void navigate(inbox),
  })
  // Focus the reply when the user came to reply or has just chosen a template.
  useEffect(() => {
    if (hash === '#reply' && key) beginToWrite('reply')
  }, [hash, key])
  return null
}
