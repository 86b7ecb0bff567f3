import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { KeysHelp } from '../list/keys-help'
import { useKeys } from '../office/use-keys'
import { beginToWrite } from './item-composer'

const keys = {
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
  '?': 'inbox.key.help',
} as const

/** Keyboard shortcuts of the item page. @param props.inbox address of the list that contains the item */
export function ItemKeys({ inbox }: { inbox: string }) {
  const navigate = useNavigate()
  const { hash, key } = useLocation()
  const help = useRef<HTMLDialogElement>(null)
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(`#main ${selector}`)
  const switched = useKeys({
    r: () => beginToWrite('reply'),
    c: () => beginToWrite('counter_offer'),
    n: () => beginToWrite('note'),
    e: () => find('button[value=done]')?.click(),
    a: () => find('[name=assignee]')?.focus(),
    s: () => find('[name=days]')?.focus(),
    p: () => find('a[href$="/publish"]')?.click(),
    z: () => find('[name=undo]')?.click(),
    u: () => void navigate(inbox),
    '?': () => help.current?.showModal(),
  })
  // Focus the reply when the user came to reply or has just chosen a template.
  useEffect(() => {
    if (hash === '#reply' && key) beginToWrite('reply')
  }, [hash, key])
  return <KeysHelp keys={keys} help={help} switched={switched} />
}
