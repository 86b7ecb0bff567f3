import { redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/terms-page'
import { LegalArticle } from './legal-text'
import { legalText } from './legal-text.server'

/** Terms of trade from `brand/terms.en.md` and the like; without one there is no such page. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext).config
  const text = legalText(site, 'terms', params.lang)
  if (!text) throw redirect(`/${params.lang}`)
  return text
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  return (
    <>
      <title>{t('terms_page.page_title', { company: company.name })}</title>
      <LegalArticle title={t('terms_page.title')} text={loaderData} />
    </>
  )
}
