import type { ReactNode } from 'react'

/** A table of the back office; in a narrow window each row is its cells, one below the other. */
export function OfficeTable(props: {
  /** What is read aloud of it. */
  caption: string
  /** What the columns are called. A name that needs no sight is only read aloud. */
  head: readonly (string | { readonly unseen: string })[]
  /** The rows. */
  children: ReactNode
}) {
  const { caption, head, children } = props
  return (
    <table className="panel oft">
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
