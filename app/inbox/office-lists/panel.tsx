import type { ComponentProps, ReactNode } from 'react'

/** A part of an office page with its heading; with an id, also a landmark. */
export function Panel(props: Omit<ComponentProps<'section'>, 'title'> & { title: ReactNode }) {
  const { id, title, className = '', children, ...rest } = props
  return (
    <section {...rest} className={`panel office-panel ${className}`.trimEnd()} aria-labelledby={id}>
      <h2 className="h5" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
