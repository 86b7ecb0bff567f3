import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../i18n/use-language'
import type { InboxRow } from './present-inbox.server'
import { useKeys } from './use-keys'

/** Each key, and what it does. */
const keys = {
  j: 'inbox.key.next',
  k: 'inbox.key.previous',
  Enter: 'inbox.key.open',
  r: 'inbox.key.reply',
  x: 'inbox.key.choose',
  e: 'inbox.key.done',
  a: 'inbox.key.assign',
  z: 'inbox.key.undo',
  '/': 'inbox.key.search',
  '?': 'inbox.key.help',
} as const

/** Keys that `wake.js` holds back until the page's script is there; Enter is the browser's own. */
const heldKeys = Object.keys(keys)
  .filter((key) => key !== 'Enter')
  .join(' ')

/** The inbox by keyboard: what the keys do, and the list of them. Where the focus is, there the worker is in the list. */
export function InboxKeys({ root, rows }: { root: RefObject<HTMLElement | null>; rows: readonly InboxRow[] }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const help = useRef<HTMLDialogElement>(null)
  /** The row that the focus goes back to when the list has changed by what was sent, and not while somebody still chooses. */
  const place = useRef<{ readonly row: number; isSent: boolean } | null>(null)

  const shown = useRef(rows)

  const find = <Found extends HTMLElement>(selector: string) => [
    ...(root.current?.querySelectorAll<Found>(selector) ?? []),
  ]
  const links = () => find<HTMLAnchorElement>('.inbt__s a')
  const boxes = () => find<HTMLInputElement>('.pick td:first-child input')
  const current = () => find('.inbt tbody tr').findIndex((row) => row.contains(document.activeElement))
  const go = (index: number) =>
    links()
      .at(Math.min(Math.max(index, 0), links().length - 1))
      ?.focus()
  const choose = () => {
    const box = boxes()[current()]
    if (box && !boxes().some(({ checked }) => checked)) box.checked = true
  }

  const keysOn = useKeys({
    j: () => go(current() + 1),
    k: () => go(current() - 1),
    r: () => {
      const link = links()[current()]
      if (link) void navigate(`${link.pathname}#reply`)
    },
    x: () => boxes()[current()]?.click(),
    e: () => {
      choose()
      place.current = { row: current(), isSent: false }
      find('[value=done]').at(0)?.click()
    },
    a: () => {
      choose()
      place.current = { row: current(), isSent: false }
      find('[name=assignee]').at(0)?.focus()
    },
    z: () => find('[name=undo]').at(0)?.click(),
    '/': () => find('[name=q]').at(0)?.focus(),
    '?': () => help.current?.showModal(),
  })

  useEffect(() => {
    const element = root.current
    const sent = () => {
      if (place.current) place.current.isSent = true
    }
    element?.addEventListener('submit', sent)
    return () => element?.removeEventListener('submit', sent)
  }, [root])
  useEffect(() => {
    if (shown.current === rows) return
    shown.current = rows
    if (!place.current?.isSent) return
    if (rows.length > 0) go(place.current.row)
    else document.getElementById('main')?.focus()
    place.current = null
  })

  return (
    <div className="inb__k" data-keys={heldKeys}>
      <button className="btn btn--quiet" type="button" onClick={() => help.current?.showModal()}>
        {t('inbox.keys')}
      </button>
      <dialog className="inb__m" ref={help} aria-labelledby="inbox-keys">
        <h2 className="d4" id="inbox-keys">
          {t('inbox.keys')}
        </h2>
        <dl>
          {Object.entries(keys).map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <label className="check">
          <input type="checkbox" checked={keysOn.on} onChange={({ target }) => keysOn.turn(target.checked)} />
          {t('inbox.keys_on')}
        </label>
        <form method="dialog">
          <button className="btn btn--md" type="submit">
            {t('inbox.close')}
          </button>
        </form>
      </dialog>
    </div>
  )
}
