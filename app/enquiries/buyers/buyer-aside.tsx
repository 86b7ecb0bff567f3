import { TeamContact } from '../../company/contacts/team-contact'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { NoteAside, Steps, Ticks } from '../../platform/ui/note-aside'

export function BuyerAdvice({ lines }: { lines: readonly string[] }) {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <NoteAside id="buyer-advice" title={t('request_page.fast_title')}>
      <Ticks lines={lines} />
      <div className="note-page__contact">
        <TeamContact member={buyersContact} />
      </div>
    </NoteAside>
  )
}

type Step = Parameters<typeof Steps>[0]['steps'][number]

export function BuyerSteps({ before, after }: { before: Step; after: Step }) {
  const { t } = useLanguage()
  const { answersBuyersWithinWorkingDays: count } = useSite()
  const answer = { what: t('request_page.next_answer'), how: t('request_page.next_answer_how', { count }) }
  return (
    <NoteAside id="buyer-next" title={t('request_page.next_title')}>
      <Steps steps={[before, answer, after]} />
    </NoteAside>
  )
}
