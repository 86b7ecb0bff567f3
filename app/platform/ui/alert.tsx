import type { ComponentProps, ReactNode } from 'react'
import { isMessageKey } from '../i18n/translate'
import { type Localization, useLanguage } from '../i18n/use-language'
import { Icon } from './icon'

const icons = { bad: 'alert-circle', warn: 'alert-triangle', ok: 'check' } as const

export function Alert({ tone, className, children, ...rest }: ComponentProps<'p'> & { tone: keyof typeof icons }) {
  return (
    <p className={`alert alert--${tone} ${className ?? ''}`.trimEnd()} {...rest}>
      <Icon name={icons[tone]} />
      {children}
    </p>
  )
}

/** A message key and its values. */
export interface Refused {
  readonly reason: string
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

/** Text of a refusal, in general words if its reason has no text of its own. */
export function refusalText(
  { t, messages }: Pick<Localization, 't' | 'messages'>,
  { reason, values }: Refused,
): string {
  return t(isMessageKey(messages, reason) ? reason : 'errors.refused', values)
}

/** Announces a refusal when it appears. @param props.children further alerts */
export function RefusalAlert(props: {
  refused: { readonly reason: string | null | undefined; readonly values?: Refused['values'] } | null | undefined
  className?: string
  children?: ReactNode
}) {
  const { refused, className, children } = props
  const localization = useLanguage()
  const reason = refused?.reason
  return (
    <div role="alert">
      {reason && (
        <Alert tone="bad" className={className}>
          {refusalText(localization, { reason, values: refused.values })}
        </Alert>
      )}
      {children}
    </div>
  )
}
