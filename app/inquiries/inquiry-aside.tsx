import { useLanguage } from '../i18n/use-language'
import { TeamContact } from '../team/team-contact'
import { useSite } from '../team/use-site'
import { NoteAside, Steps, Ticks } from '../ui/note-aside'

const advice = ['quantity', 'place', 'resale', 'papers'] as const

/** Beside the note: what makes for a good answer, and whom to ask. */
export function InquiryAdvice() {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <NoteAside id="inquiry-advice" title={t('request_page.fast_title')}>
      <Ticks lines={advice.map((part) => t(`inquiry_page.advice.${part}`))} />
      <div className="notewho">
        <TeamContact member={buyersContact} />
      </div>
    </NoteAside>
  )
}

/** Beside the thanks: what happens with the inquiry. */
export function NextSteps() {
  const { t } = useLanguage()
  const { answersBuyersWithinWorkingDays: count } = useSite()
  return (
    <NoteAside id="inquiry-next" title={t('request_page.next_title')}>
      <Steps
        steps={[
          { what: t('inquiry_page.next_check'), how: t('inquiry_page.next_check_how') },
          { what: t('request_page.next_answer'), how: t('request_page.next_answer_how', { count }) },
          { what: t('inquiry_page.next_load'), how: t('inquiry_page.next_load_how') },
        ]}
      />
    </NoteAside>
  )
}
