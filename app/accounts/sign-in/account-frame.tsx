import type { ReactNode } from 'react'
import './account-frame.css'

export function AccountPage(props: { title: string; pageTitle: string; lead?: string; children: ReactNode }) {
  const { title, pageTitle, lead, children } = props
  return (
    <section className="acctp">
      <title>{pageTitle}</title>
      <div className="wrap">
        <div>
          <h1 className="d1 d1--s">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="dialog">{children}</div>
      </div>
    </section>
  )
}
