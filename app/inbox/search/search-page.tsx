import { Form } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { officeContext } from '../office/require-office.server'
import { OfficeHead } from '../office-lists/office-head'
import { SearchResults } from '../search-dialog/search-results'
import type { Route } from './+types/search-page'
import { presentSearch } from './present-search.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, search, language } = officeContext(args)
  return presentSearch(services, search, language)
}

export default function SearchPage({ loaderData: view }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/search', language)
  return (
    <div className="search-page">
      <OfficeHead title={t('office_search.title')} />
      <Form action={page} className="search-page__form">
        <search>
          <input
            className="input"
            type="search"
            name="q"
            key={view.q}
            defaultValue={view.q}
            maxLength={200}
            aria-label={t('office_search.title')}
            placeholder={t('office_search.hint')}
            autoComplete="off"
          />
          <button className="btn btn--md" type="submit">
            {t('office_search.title')}
          </button>
        </search>
      </Form>
      <SearchResults view={view} page={page} />
    </div>
  )
}
