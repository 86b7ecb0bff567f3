import { Fact } from '../../inbox/office-lists/fact'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { answers } from '../availability/availability-answer'
import { AnswerAlert, type AnswerError, AnswerForms, AnswerRefusal } from './answer-forms'
import type { CheckPageView } from './present-check.server'

export function OneLot(props: {
  check: CheckPageView
  chosen: (typeof answers)[number] | null
  refused: AnswerError | null
  isDone: boolean
  contact: string
}) {
  const { check, chosen, refused, isDone, contact } = props
  const { t } = useLanguage()
  const { answer } = check
  return (
    <>
      <AnswerAlert answer={answer} contact={contact} {...(isDone && { id: `said-${check.lotId}` })} />
      <Goods check={check} />
      {check.canAnswer ? (
        <section className="panel seller-page__panel" aria-labelledby="answers">
          <h2 className="d4" id="answers">
            {t(answer ? 'availability.correct' : 'availability.your_answer')}
          </h2>
          <AnswerRefusal refused={refused} />
          {answer && <p className="muted small">{t('availability.correct_text')}</p>}
          <AnswerForms check={check} favourite={chosen ?? answer?.kind ?? 'available'} refused={refused} />
        </section>
      ) : (
        <p className="alert">
          <Icon name="info" />
          {t('availability.closed')}
        </p>
      )}
    </>
  )
}

function Goods({ check }: { check: CheckPageView }) {
  const { t } = useLanguage()
  return (
    <section className="panel seller-page__panel" aria-labelledby={`goods-${check.reference}`}>
      <h2 className="d4" id={`goods-${check.reference}`}>
        {t('availability.your_goods')}
      </h2>
      <dl className="seller-page__facts">
        <Fact label={t('availability.goods')}>
          <bdi>{check.title}</bdi>
        </Fact>
        <Fact label={t('lot.quantity')}>
          <bdi>{check.quantity}</bdi>
        </Fact>
        <Fact label={t('lot_page.stands_in')}>
          <bdi>{check.place}</bdi>
        </Fact>
        <Fact label={t('availability.asked')}>
          <bdi>{check.asked}</bdi>
        </Fact>
      </dl>
    </section>
  )
}
