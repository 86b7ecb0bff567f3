import type { ReactNode } from 'react'
import './lot-bar.css'

/** Main actions of a long form, always visible: above the form, or at the bottom on a phone. */
export function LotBar({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <div className="lot-bar">
      {state}
      <div className="lot-bar__actions">{children}</div>
    </div>
  )
}
