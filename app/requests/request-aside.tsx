import { useLanguage } from '../i18n/use-language'
import { TeamContact } from '../team/team-contact'
import { useSite } from '../team/use-site'
import { NoteAside, Steps, Ticks } from '../ui/note-aside'

const advice = ['goods', 'quantity', 'price', 'place', 'resale'] as const

/** Beside the empty note: what makes for a good answer, and whom to ask. */
export function RequestAdvice() {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <NoteAside id="request-advice" title={t('request_page.fast_title')}>
      <Ticks lines={advice.map((part) => t(`request_page.advice.${part}`))} />
      <div className="notewho">
        <TeamContact member={buyersContact} />
      </div>
    </NoteAside>
  )
}

/** Beside the thanks: what happens with the request. */
export function NextSteps() {
  const { t } = useLanguage()
  const { answersBuyersWithinWorkingDays: count } = useSite()
  return (
    <NoteAside id="request-next" title={t('request_page.next_title')}>
      <Steps
        steps={[
          { what: t('request_page.next_look'), how: t('request_page.next_look_how') },
          { what: t('request_page.next_answer'), how: t('request_page.next_answer_how', { count }) },
          { what: t('request_page.next_call'), how: t('request_page.next_call_how') },
        ]}
      />
    </NoteAside>
  )
}
