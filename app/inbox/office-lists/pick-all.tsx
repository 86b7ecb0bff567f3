import { useEffect, useRef } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'

/** Selects all rows of its table; the form's `output` counts them. Shift selects a range, Ctrl+A all rows. */
export function PickAll({ label }: { label: string }) {
  const { t } = useLanguage()
  const all = useRef<HTMLInputElement>(null)
  const boxes = () => [
    ...(all.current?.form?.querySelectorAll<HTMLInputElement>(
      '.list-table--choices td:first-child input[type=checkbox]',
    ) ?? []),
  ]
  const show = () => {
    if (!all.current) return
    const rows = boxes()
    const ticked = rows.filter(({ checked }) => checked)
    all.current.checked = ticked.length > 0 && ticked.length === rows.length
    all.current.indeterminate = ticked.length > 0 && ticked.length < rows.length
    // A row may stand for several items.
    const count = ticked.flatMap(({ value }) => value.split(' ')).length
    const output = all.current.form?.querySelector('output')
    if (output) output.value = t('inbox.chosen', { count })
  }
  const tickAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked
    show()
  }
  // Any action may change which rows are ticked.
  useEffect(show)
  useEffect(() => {
    const form = all.current?.form
    if (!form) return
    let last: HTMLInputElement | null = null
    const click = ({ target, shiftKey }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      if (target === all.current) return tickAll(target.checked)
      const rows = boxes()
      if (!rows.includes(target)) return
      // The first row may have been ticked before this script ran.
      const begin = last ?? rows.find((box) => box.checked && box !== target) ?? target
      const [from, to] = [rows.indexOf(begin), rows.indexOf(target)]
      if (shiftKey && from >= 0)
        for (const box of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked
      last = target
      show()
    }
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
      if (event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea, select'))
        return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      tickAll(true)
    }
    const end = new AbortController()
    form.addEventListener('click', click, { signal: end.signal })
    document.addEventListener('keydown', press, { signal: end.signal })
    return () => end.abort()
  }, [])
  return (
    <label className="check needs-js">
      <input ref={all} type="checkbox" aria-label={label} />
    </label>
  )
}

/** Button that selects all rows, for screens that hide the table head. */
export function PickAllButton({ label }: { label: string }) {
  return (
    <button
      className="btn btn--line btn--sm choice-actions__all"
      type="button"
      onClick={({ currentTarget }) => {
        const all = currentTarget.form?.querySelector<HTMLInputElement>('.list-table--choices thead input')
        if (all && !all.checked) all.click()
      }}
    >
      {label}
    </button>
  )
}
