import type { ReactNode } from 'react'
import './token-frame.css'

export function TokenFrame(props: { pageTitle: string; title: string; lead: string; children: ReactNode }) {
  const { pageTitle, title, lead, children } = props
  return (
    <section className="token-page">
      <title>{pageTitle}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  )
}
