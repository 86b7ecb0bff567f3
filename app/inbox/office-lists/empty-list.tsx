import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import './office-list.css'

interface Props {
  page: string
  list: { readonly isFiltered: boolean; readonly unfiltered?: string; readonly first: string | null }
  /** Text for a list that has no entries at all, and where to go on from there. */
  empty: readonly [text: string, to?: string, onward?: string]
}

export function EmptyList({ page, list: { isFiltered, unfiltered = '', first }, empty }: Props) {
  const { t } = useLanguage()
  const end = first === null ? empty : ([t('inbox.end'), first, t('inbox.first_page')] as const)
  const [text, to, onward] = isFiltered ? ([t('inbox.nothing_found'), unfiltered, t('inbox.clear')] as const) : end
  return (
    <div className="panel office-list__empty">
      <p>{text}</p>
      {to !== undefined && (
        <p>
          <PageLink className="btn btn--line btn--md" to={page + to}>
            {onward}
          </PageLink>
        </p>
      )}
    </div>
  )
}
