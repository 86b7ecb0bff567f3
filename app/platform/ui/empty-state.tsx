import type { ReactNode } from 'react'
import drawing from './empty-pallet.svg?url&no-inline'
import './empty-state.css'

/** Shown instead of an empty list: an empty pallet and links onward. @param props.children the links */
export function EmptyState(props: { title?: string; text: string; children: ReactNode }) {
  const { title, text, children } = props
  return (
    <div className="empty">
      <img src={drawing} alt="" width="640" height="360" />
      <div>
        {title && <h2 className="d3">{title}</h2>}
        <p className="lead">{text}</p>
        <div className="empty__ways">{children}</div>
      </div>
    </div>
  )
}
