import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { InboxView } from './present-inbox.server'

export function InboxEmpty({ inbox: { query, isFiltered, unfiltered, first } }: { inbox: InboxView }) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/inbox', language)
  const [text, to, onward] = isFiltered
    ? ([t('inbox.nothing_found'), unfiltered, t('inbox.clear')] as const)
    : first !== null
      ? ([t('inbox.end'), first, t('inbox.first_page')] as const)
      : query.tab === 'open'
        ? ([t('inbox.empty'), '?tab=done', t('inbox.tab.done')] as const)
        : ([t('inbox.empty_list'), '', t('inbox.tab.open')] as const)
  return (
    <div className="panel inbox__empty">
      <p>{text}</p>
      <p>
        <PageLink className="btn btn--line btn--md" to={page + to}>
          {onward}
        </PageLink>
      </p>
    </div>
  )
}
