import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon'

/** A <details>, so that it works without JavaScript. With it, arrow keys step through the links and Escape returns the focus. */
export function Dropdown(props: {
  label: ReactNode
  current?: boolean
  /** Aligns the panel with the button's end instead of its start. */
  end?: boolean
  children: ReactNode
}) {
  const { label, current, end, children } = props
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeFromElsewhere = (event: Event) => {
      if (box.current && event.target instanceof Node && !box.current.contains(event.target)) box.current.open = false
    }
    document.addEventListener('pointerdown', closeFromElsewhere)
    document.addEventListener('focusin', closeFromElsewhere)
    return () => {
      document.removeEventListener('pointerdown', closeFromElsewhere)
      document.removeEventListener('focusin', closeFromElsewhere)
    }
  }, [])

  return (
    <details
      className="dropdown"
      ref={box}
      onKeyDown={steer}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false
      }}
    >
      <summary className={current ? 'is-current' : undefined}>
        {label}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className={`menu${end ? ' menu--end' : ''}`}>{children}</div>
    </details>
  )
}

function steer(event: KeyboardEvent<HTMLDetailsElement>) {
  const box = event.currentTarget
  const stops = [...box.querySelectorAll<HTMLElement>('summary, a, button')]
  if (event.key === 'Escape' && box.open) {
    box.open = false
    stops[0]?.focus()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1
    if (next > 0) box.open = true
    stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus()
    event.preventDefault()
  }
}
