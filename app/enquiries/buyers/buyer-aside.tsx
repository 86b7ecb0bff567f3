import { TeamContact } from '../../company/contacts/team-contact'
import { type SiteFacts, useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { NoteAside, Steps, Ticks } from '../../platform/ui/note-frame'

/** What helps us to answer soon, and whom to call instead. */
export function Advice(props: {
  id: string
  title: string
  lines: readonly string[]
  contact: SiteFacts['team'][number]
}) {
  const { id, title, lines, contact } = props
  return (
    <NoteAside id={id} title={title}>
      <Ticks lines={lines} />
      <div className="note-page__contact">
        <TeamContact member={contact} />
      </div>
    </NoteAside>
  )
}

export function BuyerAdvice({ lines }: { lines: readonly string[] }) {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return <Advice id="buyer-advice" title={t('request_page.fast_title')} lines={lines} contact={buyersContact} />
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
