import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useKeys } from '../keys/use-keys'
import type { KeyNames } from '../office/office-keys'
import { keepInboxOrder } from './inbox-order'
import type { InboxRow } from './present-inbox.server'

export const inboxKeys: KeyNames = {
  j: 'inbox.key.next',
  k: 'inbox.key.previous',
  Enter: 'inbox.key.open',
  '/': 'inbox.key.search',
  r: 'inbox.key.reply',
  x: 'inbox.key.choose',
  e: 'inbox.key.done',
  a: 'inbox.key.assign',
  s: 'inbox.snooze',
  '!': 'inbox.spam',
  'Shift+x': 'inbox.key.range',
  'Ctrl+a': 'inbox.choose_all',
  z: 'inbox.key.undo',
}

export function InboxKeys({ root, rows }: { root: RefObject<HTMLElement | null>; rows: readonly InboxRow[] }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  /** Row to focus after a submission changed the list; focus does not move while the user is still selecting. */
  const place = useRef<{ readonly row: number; isSent: boolean } | null>(null)
  const shown = useRef(key)
  const find = <Found extends HTMLElement>(selector: string) => [
    ...(root.current?.querySelectorAll<Found>(selector) ?? []),
  ]
  // One of each row: a folded row has a second link.
  const links = () => find<HTMLAnchorElement>('.inbox-table__subject > a:first-child')
  const boxes = () => find<HTMLInputElement>('.inbox-table td:first-child input')
  const current = () => find('.inbox-table tbody tr').findIndex((row) => row.contains(document.activeElement))
  const go = (index: number) =>
    links()
      .at(Math.min(Math.max(index, 0), links().length - 1))
      ?.focus()
  const choose = () => {
    const box = boxes()[current()]
    if (box && !boxes().some(({ checked }) => checked)) box.checked = true
  }

  const begin = (field: string) => {
    choose()
    place.current = { row: current(), isSent: false }
    find(field).at(0)?.focus()
  }
  const finish = (intent: string) => {
    choose()
    find(`button[value=${intent}]`).at(0)?.click()
  }

  useKeys({
    r: () => {
      const link = links()[current()]
      if (link) void navigate(`${link.pathname}#reply`)
    },
    e: () => finish('done'),
    '!': () => finish('spam'),
    a: () => begin('[name=assignee]'),
    s: () => begin('[name=days]'),
    z: () => find('[name=undo]').at(0)?.click(),
  })

  useEffect(() => {
    const element = root.current
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        !(event.target instanceof Element) ||
        !event.target.matches('.choice-actions select')
      )
        return
      event.preventDefault()
      event.target.parentElement?.querySelector('button')?.click()
    }
    // Covers row buttons and bulk actions as well: the button may disappear with its item.
    const sent = () => {
      const row = current()
      place.current = { row: row < 0 ? (place.current?.row ?? row) : row, isSent: true }
    }
    const end = new AbortController()
    element?.addEventListener('submit', sent, { signal: end.signal })
    element?.addEventListener('keydown', press, { signal: end.signal })
    return () => end.abort()
  }, [root])
  useEffect(() => {
    // Only a submission changes the location; a colleague's change may arrive before its answer.
    if (shown.current === key) return
    shown.current = key
    if (!place.current?.isSent) return
    if (rows.length > 0) go(place.current.row)
    else document.getElementById('main')?.focus()
    place.current = null
  })

  useEffect(() => keepInboxOrder(rows.map(({ id }) => id)), [rows])
  return null
}
