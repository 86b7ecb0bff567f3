import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { PageLinks } from './list-page.server'

export function OfficePages({ page, first, next }: { page: string } & Pick<PageLinks, 'first' | 'next'>) {
  const { t } = useLanguage()
  if (first === null && next === null) return null
  return (
    <p className="office__pages">
      {first !== null && (
        <PageLink className="btn btn--line btn--md" to={page + first}>
          {t('inbox.first_page')}
        </PageLink>
      )}
      {next !== null && (
        <PageLink className="btn btn--line btn--md" to={page + next}>
          {t('inbox.next_page')}
          <Icon name="arrow-right" flip />
        </PageLink>
      )}
    </p>
  )
}
