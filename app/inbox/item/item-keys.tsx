import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { KeysHelp } from '../list/keys-help'
import { useKeys } from '../office/use-keys'

const keys = {
  r: 'inbox.key.reply',
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
    r: () => beginReply(),
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
    if (hash === '#reply' && key) beginReply()
  }, [hash, key])
  return <KeysHelp keys={keys} help={help} switched={switched} />
}

function beginReply(): void {
  const text = document.querySelector<HTMLTextAreaElement>('#reply textarea')
  if (!text) return
  text.focus()
  const salutation = text.value.indexOf('\n\n')
  if (salutation >= 0) text.setSelectionRange(salutation + 2, salutation + 2)
}
