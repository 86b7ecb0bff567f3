import { TeamContact } from '../../company/contacts/team-contact'
import { useSite } from '../../company/contacts/use-site'
import { formatCalendarDay } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { NoteAside, Steps, Ticks } from '../../platform/ui/note-aside'

export function OfferAdvice() {
  const { t } = useLanguage()
  const { offersContact } = useSite()
  return (
    <NoteAside id="offer-advice" title={t('sell_page.fast_title')}>
      <Ticks
        lines={[
          t('sell_page.fast_quantity'),
          t('sell_page.fast_photos'),
          t('sell_page.fast_condition'),
          t('sell_page.fast_place'),
          t('sell_page.fast_price'),
        ]}
      />
      <div className="notewho">
        <TeamContact member={offersContact} />
      </div>
    </NoteAside>
  )
}

export function NextSteps({ answerBy }: { answerBy: string }) {
  const { t, language } = useLanguage()
  const day = formatCalendarDay(answerBy, language)
  return (
    <NoteAside id="offer-next" title={t('sell_page.next_title')}>
      <Steps
        steps={[
          { what: t('sell_page.next_check'), how: t('sell_page.next_check_how') },
          { what: t('sell_page.next_price'), how: t('sell_page.next_price_how', { day }) },
          { what: t('sell_page.next_collect'), how: t('sell_page.next_collect_how') },
        ]}
      />
    </NoteAside>
  )
}
