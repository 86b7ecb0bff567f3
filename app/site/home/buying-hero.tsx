import type { ReactNode } from 'react'
import './buying-hero.css'

export function BuyingHero(props: {
  ground: 'kraft' | 'pantry'
  title: string
  lead: string
  /** URL of a decorative illustration, 900 x 404. */
  drawing: string
  children: ReactNode
}) {
  const { ground, title, lead, drawing, children } = props
  return (
    <section className={`buying-hero ${ground}`}>
      <div className="wrap buying-hero__grid">
        <div>
          <h1 className="d1 d1--s">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="buying-hero__actions">{children}</div>
        </div>
        <img src={drawing} alt="" width="900" height="404" />
      </div>
    </section>
  )
}
