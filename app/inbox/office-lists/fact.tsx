import type { ComponentProps } from 'react'

/** A line of a description list. Without a value there is no line. */
export function Fact({ label, children, ...rest }: ComponentProps<'dd'> & { label: string }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd {...rest}>{children}</dd>
    </div>
  )
}
