import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { ItemView } from '../item-view/present-item.server'

interface Props extends ComponentProps<typeof Form> {
  item: ItemView
  intent: string
  button: string
  /** Key that presses the button. */
  shortcut?: string
}

/** A button for the item as the colleague sees it, with the fields that it needs. */
export function ActionForm({ item, intent, button, shortcut, children, ...rest }: Props) {
  return (
    <Form method="post" preventScrollReset {...rest}>
      <input type="hidden" name="item" value={item.seen} />
      {children}
      <button className="btn btn--line btn--md" type="submit" name="intent" value={intent} aria-keyshortcuts={shortcut}>
        {button}
      </button>
    </Form>
  )
}
