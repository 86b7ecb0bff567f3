import { type ReactNode, useState } from 'react'
import { Icon } from '../../platform/ui/icon'
import type { BoxesOfForm } from './buyer-fields'

/** Optional boxes, folded unless one of them has a value or an error. @param props.beside controls that mean nothing without a companion control */
export function FoldedBoxes<Box extends string, Control extends string>(props: {
  form: BoxesOfForm<Box, Control>
  boxes: readonly Box[]
  beside?: readonly string[]
  title: string
  hint: string
  children: ReactNode
}) {
  const { form, boxes, beside = [], title, hint, children } = props
  const [open, setOpen] = useState(() => {
    const filled = Object.entries<readonly string[] | undefined>(form.typed).flatMap(([name, texts]) =>
      texts?.some(Boolean) && !beside.includes(name) ? [form.boxOf(name)] : [],
    )
    return boxes.some((box) => filled.includes(box))
  })
  // Never folded again: that could hide a field the visitor is typing in.
  if (!open && boxes.some((box) => form.errors[box] !== undefined)) setOpen(true)
  return (
    <details className="request-more" open={open}>
      <summary>
        <span>
          <b>{title}</b>
          <small>{hint}</small>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
