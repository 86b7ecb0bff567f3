import type { ReactNode, RefObject } from 'react'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { Icon } from '../ui/icon'
import type { FormError } from './form-answer'

export function useErrorText(): (error: FormError | undefined) => string | undefined {
  const { t, messages } = useLanguage()
  return (error) => error && (isMessageKey(messages, error.key) ? t(error.key, error.values) : t('validation.invalid'))
}

/** Stays focusable while the form is being sent. */
export function SubmitButton(props: { pending: boolean; text: string; pendingText: string; block?: boolean }) {
  const { pending, text, pendingText, block = false } = props
  return (
    <button className={block ? 'btn btn--block' : 'btn'} type="submit" aria-disabled={pending || undefined}>
      {pending && <span className="spin" aria-hidden="true" />}
      {pending ? pendingText : text}
    </button>
  )
}

/** Above the boxes of a note that was not sent. */
export function FormFailure(props: {
  title: string
  level: 'h2' | 'h3'
  failure: { readonly reason: FormError | null }
  outcome: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}) {
  const { title, level: Level, failure, outcome, children } = props
  const { t, messages } = useLanguage()
  const { reason } = failure
  return (
    <div className="alert alert--bad note__failed" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <Level className="h5" tabIndex={-1} ref={outcome}>
          {title}
        </Level>
        {reason && isMessageKey(messages, reason.key) && <p>{t(reason.key, reason.values)}</p>}
        <p>{children}</p>
      </div>
    </div>
  )
}

/** A sentence with an e-mail link at the position of `\0`. */
export function TextWithLink({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('\0')
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
      {after}
    </>
  )
}
