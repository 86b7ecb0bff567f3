import type { ReactNode } from 'react'
import { Icon } from './icon'
import './note-page.css'

/** A page with a note, before which its heading stands. @param props.children the note and an aside */
export function NotePage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <section className="kraft note-page__head">
        <div className="wrap">
          <h1 className="d1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <div className="note-page">
        <div className="wrap note-page__grid">{children}</div>
      </div>
    </>
  )
}

export function NoteAside({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <aside className="note-page__aside" aria-labelledby={id}>
      <h2 className="d4" id={id}>
        {title}
      </h2>
      {children}
    </aside>
  )
}

export function Ticks({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ticks">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </ul>
  )
}

export function Steps({ steps }: { steps: readonly { what: string; how: string }[] }) {
  return (
    <ol className="next-steps">
      {steps.map(({ what, how }, index) => (
        <li key={what}>
          <span className="stencil" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <b>{what}</b>
            <p className="muted small">{how}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
