import { useLanguage } from '../i18n/use-language'
import { TeamContact } from '../team/team-contact'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'

const advice = ['goods', 'quantity', 'price', 'place', 'resale'] as const

/** Beside the empty note: what makes for a good answer, and whom to ask. */
export function RequestAdvice() {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <aside className="noteside" aria-labelledby="request-advice">
      <h2 className="d4" id="request-advice">
        {t('request_page.fast_title')}
      </h2>
      <ul className="ticks">
        {advice.map((part) => (
          <li key={part}>
            <Icon name="check" />
            {t(`request_page.advice.${part}`)}
          </li>
        ))}
      </ul>
      <div className="notewho">
        <TeamContact member={buyersContact} />
      </div>
    </aside>
  )
}

/** Beside the thanks: what happens with the request. */
export function NextSteps() {
  const { t } = useLanguage()
  const { answersBuyersWithinWorkingDays: count } = useSite()
  return (
    <aside className="noteside" aria-labelledby="request-next">
      <h2 className="d4" id="request-next">
        {t('request_page.next_title')}
      </h2>
      <ol className="nexts">
        <Step number="01" what={t('request_page.next_look')} how={t('request_page.next_look_how')} />
        <Step number="02" what={t('request_page.next_answer')} how={t('request_page.next_answer_how', { count })} />
        <Step number="03" what={t('request_page.next_call')} how={t('request_page.next_call_how')} />
      </ol>
    </aside>
  )
}

function Step({ number, what, how }: { number: string; what: string; how: string }) {
  return (
    <li>
      <span className="stencil" aria-hidden="true">
        {number}
      </span>
      <div>
        <b>{what}</b>
        <p className="muted small">{how}</p>
      </div>
    </li>
  )
}
