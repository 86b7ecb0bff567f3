import { formatCalendarDay } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { TeamContact } from '../team/team-contact'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'

/** Beside the empty note: what makes a good offer, and whom to ask. */
export function OfferAdvice() {
  const { t } = useLanguage()
  const { offersContact } = useSite()
  return (
    <aside className="noteside" aria-labelledby="offer-advice">
      <h2 className="d4" id="offer-advice">
        {t('sell_page.fast_title')}
      </h2>
      <ul className="ticks">
        <Tick text={t('sell_page.fast_quantity')} />
        <Tick text={t('sell_page.fast_photos')} />
        <Tick text={t('sell_page.fast_condition')} />
        <Tick text={t('sell_page.fast_place')} />
        <Tick text={t('sell_page.fast_price')} />
      </ul>
      <div className="notewho">
        <TeamContact member={offersContact} />
      </div>
    </aside>
  )
}

function Tick({ text }: { text: string }) {
  return (
    <li>
      <Icon name="check" />
      {text}
    </li>
  )
}

/** Beside the delivery note: what happens with the offer. */
export function NextSteps({ answerBy }: { answerBy: string }) {
  const { t, language } = useLanguage()
  const day = formatCalendarDay(answerBy, language)
  return (
    <aside className="noteside" aria-labelledby="offer-next">
      <h2 className="d4" id="offer-next">
        {t('sell_page.next_title')}
      </h2>
      <ol className="nexts">
        <Step number="01" what={t('sell_page.next_check')} how={t('sell_page.next_check_how')} />
        <Step number="02" what={t('sell_page.next_price')} how={t('sell_page.next_price_how', { day })} />
        <Step number="03" what={t('sell_page.next_collect')} how={t('sell_page.next_collect_how')} />
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
