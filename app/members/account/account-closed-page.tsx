import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmptyState } from '../../platform/ui/empty-state'
import { PageLink } from '../../platform/ui/page-link'

export default function AccountClosedPage() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const title = t('member.closed')
  return (
    <section className="section">
      <title>{t('member.page_title', { page: title, company: company.name })}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{title}</h1>
        <EmptyState text={t('member.closed_text')}>
          <PageLink className="btn" to={pageAddress('/:lang', language)}>
            {t('error_page.home')}
          </PageLink>
        </EmptyState>
      </div>
    </section>
  )
}
