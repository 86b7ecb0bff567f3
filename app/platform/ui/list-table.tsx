import type { ReactNode } from 'react'
import './table.css'

export interface Heading {
  readonly name: string
  /** For screen readers only. */
  readonly isUnseen?: boolean
  readonly isFigure?: boolean
  readonly sort?: 'ascending' | 'descending' | undefined
  /** Shown in place of the name, or beside an unseen one. */
  readonly content?: ReactNode
}

/**
 * @param props.look `goods`: dense and striped, scrolls sideways; `choices`: rows to tick, three lines each on a phone;
 *   `records`: cells one below the other in narrow windows
 * @param props.scrolled name of the region, where no link inside lets the keyboard scroll it
 */
export function ListTable(props: {
  look: 'goods' | 'choices' | 'records'
  head: readonly (string | Heading)[]
  children: ReactNode
  caption?: string
  className?: string
  foot?: ReactNode
  scrolled?: string
}) {
  const { look, head, children, caption, className, foot, scrolled } = props
  const headings = head.map((heading) => (typeof heading === 'string' ? { name: heading } : heading))
  const classes = ['list-table', `list-table--${look}`, look === 'records' && 'panel', className]
  const table = (
    <table className={classes.filter(Boolean).join(' ')}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {headings.map(({ name, isUnseen, isFigure, sort, content }: Heading) => (
            <th key={name} scope="col" className={isFigure ? 'is-figure' : undefined} aria-sort={sort}>
              {isUnseen && <span className="visually-hidden">{name}</span>}
              {content ?? (isUnseen ? null : name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  )
  if (look !== 'goods') return table
  return (
    <div
      className="list-table__scroll"
      {...(scrolled !== undefined && { role: 'region', tabIndex: 0, 'aria-label': scrolled })}
    >
      {table}
    </div>
  )
}
