import type { ReactNode } from 'react'

/** Table that stacks the cells of each row in narrow windows. */
export function OfficeTable(props: {
  caption: string
  /** Column headings; an `unseen` one is for screen readers only. */
  head: readonly (string | { readonly unseen: string })[]
  children: ReactNode
}) {
  const { caption, head, children } = props
  return (
    <table className="panel office-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) =>
            typeof name === 'string' ? (
              <th key={name} scope="col">
                {name}
              </th>
            ) : (
              <th key={name.unseen} scope="col">
                <span className="vh">{name.unseen}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
