import type { ReactNode } from 'react'
import './buying-hero.css'

/** The first screen of a page for buyers: what there is, the way to ask for it, and a drawing of it. */
export function BuyingHero(props: {
  ground: 'kraft' | 'pantry'
  title: string
  lead: string
  /** Address of a drawing of 900 x 404. Decoration only. */
  drawing: string
  children: ReactNode
}) {
  const { ground, title, lead, drawing, children } = props
  return (
    <section className={`buyhero ${ground}`}>
      <div className="wrap buyhero__g">
        <div>
          <h1 className="d1 d1--s">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="buyhero__c">{children}</div>
        </div>
        <img src={drawing} alt="" width="900" height="404" />
      </div>
    </section>
  )
}
