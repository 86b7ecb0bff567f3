import { Form, useLocation, useNavigation } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { AnswerAlert, type AnswerError, AnswerForms, AnswerRefusal } from './answer-forms'
import type { CheckPageView, RoundView } from './present-check.server'

export function ManyLots(props: {
  round: RoundView
  refused: AnswerError | null
  done: string | null
  contact: string
}) {
  const { round, refused, done, contact } = props
  const { t } = useLanguage()
  const isBusy = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const { checks, total, open, next } = round
  return (
    <>
      <section className="panel seller-page__panel" aria-labelledby="all">
        <h2 className="d4" id="all" tabIndex={done === 'all' ? -1 : undefined}>
          {t('offer_sheet.lots', { count: total })}
        </h2>
        <AnswerRefusal refused={refused?.lot === null ? refused : null} />
        <p role="status">
          {open === 0 ? t('availability.round.all_said') : t('availability.round.open', { number: open })}
        </p>
        {open > 0 && (
          <Form method="post" preventScrollReset>
            <button className="btn" type="submit" name="all" value="available" aria-disabled={isBusy || undefined}>
              {t(open < total ? 'availability.round.rest_there' : 'availability.round.all_there', { number: open })}
            </button>
          </Form>
        )}
      </section>
      <ul className="seller-page__main">
        {checks.map((check) => (
          <Lot
            key={check.lotId}
            check={check}
            refused={refused?.lot === check.lotId ? refused : null}
            isDone={done === check.lotId}
            contact={contact}
          />
        ))}
      </ul>
      {next && (
        <p>
          <PageLink className="btn btn--line" to={`${pathname}?after=${next}`}>
            {t('availability.round.next')}
          </PageLink>
        </p>
      )}
    </>
  )
}

function Lot(props: { check: CheckPageView; refused: AnswerError | null; isDone: boolean; contact: string }) {
  const { check, refused, isDone, contact } = props
  const { t } = useLanguage()
  const { reference, answer } = check
  return (
    <li className="panel seller-page__panel" id={reference}>
      <div>
        <h3 className="h5" id={`goods-${reference}`}>
          <bdi>{check.title}</bdi>
        </h3>
        <p className="muted">
          <bdi>{check.quantity}</bdi> · <bdi>{check.place}</bdi> · <bdi dir="ltr">{reference}</bdi>
        </p>
      </div>
      <AnswerAlert answer={answer} contact={contact} {...(isDone && { id: `said-${check.lotId}` })} />
      <AnswerRefusal refused={refused} />
      {!check.canAnswer ? (
        <p className="alert">
          <Icon name="info" />
          {t('availability.closed')}
        </p>
      ) : answer ? (
        <details className="availability__more" open={refused !== null}>
          <summary>{t('availability.correct')}</summary>
          <AnswerForms check={check} favourite={answer.kind} refused={refused} isShort />
        </details>
      ) : (
        <AnswerForms check={check} favourite={null} refused={refused} isShort />
      )}
    </li>
  )
}
