import { Form, useNavigation } from 'react-router'
import { InputField } from '../../platform/forms/field-controls'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert, RefusalAlert, refusalText } from '../../platform/ui/alert'
import type { answers } from '../availability/availability-answer'
import type { CheckPageView } from './present-check.server'

export interface AnswerError {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  readonly isOfQuantity: boolean
  readonly typed: string
  readonly lot: string | null
}

/** Says why an answer was refused, unless the field of the quantity says so. */
export function AnswerRefusal({ refused }: { refused: AnswerError | null }) {
  return <RefusalAlert refused={refused?.isOfQuantity ? null : refused} />
}

/** Shows the supplier's answer and its consequence. @param id anchor of the redirect after answering */
export function AnswerAlert({ answer, id, contact }: Pick<CheckPageView, 'answer'> & { id?: string; contact: string }) {
  const { t } = useLanguage()
  return (
    <div role="status">
      {answer && (
        <Alert tone="ok" id={id} tabIndex={id ? -1 : undefined}>
          <span>
            {t(`availability.told.${answer.kind}`, { moment: answer.at, left: answer.left ?? '' })}{' '}
            {t(`availability.next.${answer.kind}`, { contact })}
          </span>
        </Alert>
      )}
    </div>
  )
}

/** Three answers for a lot. @param props.isShort compact, for a list of lots: the quantity appears only for "less" */
export function AnswerForms(props: {
  check: CheckPageView
  favourite: (typeof answers)[number] | null
  refused: AnswerError | null
  isShort?: boolean
}) {
  const { check, favourite, refused, isShort = false } = props
  const { t, messages } = useLanguage()
  const isBusy = useNavigation().state !== 'idle'
  const error = refused?.isOfQuantity ? refusalText({ t, messages }, refused) : undefined
  const button = (answer: (typeof answers)[number]) => (
    <button
      className={answer === favourite ? 'btn' : 'btn btn--line'}
      type="submit"
      name="answer"
      value={answer}
      aria-disabled={isBusy || undefined}
      aria-describedby={`goods-${check.reference}`}
    >
      {t(`availability.answer.${answer}`)}
    </button>
  )
  const lot = <input type="hidden" name="lot" value={check.lotId} />
  const less = (
    <Form method="post" preventScrollReset className="availability__row">
      {lot}
      <InputField
        label={t('availability.how_many', { unit: check.unit })}
        error={error}
        hint={t('availability.of', { quantity: check.quantity })}
        name="quantity"
        inputMode="decimal"
        required
        maxLength={40}
        defaultValue={refused?.typed}
      />
      {button('less')}
    </Form>
  )
  const available = (
    <Form method="post" preventScrollReset>
      {lot}
      {button('available')}
    </Form>
  )
  const gone = (
    <Form method="post" preventScrollReset>
      {lot}
      {button('gone')}
      {!isShort && <p className="muted small">{t('availability.gone_text')}</p>}
    </Form>
  )
  if (!isShort)
    return (
      <>
        {available}
        {less}
        {gone}
      </>
    )
  return (
    <>
      <div className="seller-page__actions">
        {available}
        {gone}
      </div>
      <details className="availability__more" open={error !== undefined}>
        <summary>{t('availability.answer.less')}</summary>
        {less}
      </details>
    </>
  )
}
