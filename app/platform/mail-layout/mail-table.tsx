import type { CSSProperties, ReactNode } from 'react'

/** A table for layout, which mail programs agree upon; 100 % wide without `width` in px. */
export function Table(props: { className?: string; width?: number; style?: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      className={props.className}
      width={props.width ?? '100%'}
      align={props.width ? 'center' : undefined}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', ...props.style }}
    >
      <tbody>{props.children}</tbody>
    </table>
  )
}

export function Row(props: { className?: string; style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className={props.className ? `m-row ${props.className}` : 'm-row'} style={props.style}>
        {props.children}
      </td>
    </tr>
  )
}
