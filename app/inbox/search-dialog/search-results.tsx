import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import './search.css'

export interface SearchHit {
  readonly id: string
  readonly to: string
  readonly title: string
  readonly reference: string | null
  readonly text: string
  readonly state: string | null
  readonly at: string | null
}

export interface SearchView {
  readonly q: string
  readonly kind: string | null
  readonly counts: readonly { readonly kind: string; readonly name: string; readonly count: string }[]
  readonly groups: readonly {
    readonly kind: string
    readonly name: string
    readonly hasMore: boolean
    readonly hits: readonly SearchHit[]
  }[]
}

export function SearchResults({ view, page }: { view: SearchView; page: string }) {
  const { t } = useLanguage()
  const address = (kind: string | null) => `${page}?${new URLSearchParams({ q: view.q, ...(kind && { kind }) })}`
  if (view.q === '') return null
  return (
    <>
      <nav className="office__tabs" aria-label={t('office_search.kinds')}>
        <ul>
          <li>
            <PageLink to={address(null)} aria-current={view.kind === null ? 'page' : undefined}>
              {t('office_search.all')}
            </PageLink>
          </li>
          {view.counts
            .filter(({ kind, count }) => count !== '0' || kind === view.kind)
            .map(({ kind, name, count }) => (
              <li key={kind}>
                <PageLink to={address(kind)} aria-current={view.kind === kind ? 'page' : undefined}>
                  {name} <b className="tabular">{count}</b>
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
      {view.groups.length === 0 && <p role="status">{t('office_search.none', { q: view.q })}</p>}
      {view.groups.map(({ kind, name, hits, hasMore }) => (
        <section className="found" key={kind} aria-labelledby={`found-${kind}`}>
          <h2 className="h5" id={`found-${kind}`}>
            {name}
          </h2>
          <ul className="search-hits">
            {hits.map((hit) => (
              <li key={hit.id}>
                <PageLink to={hit.to}>
                  <b dir="auto">{hit.title}</b>
                  {hit.reference && <bdi dir="ltr">{hit.reference}</bdi>}
                  {hit.state && <span className="pill">{hit.state}</span>}
                  {hit.at && <small>{hit.at}</small>}
                  {hit.text && <span dir="auto">{hit.text}</span>}
                </PageLink>
              </li>
            ))}
          </ul>
          {hasMore && (
            <PageLink className="link" to={address(kind)}>
              {t('office_search.more')}
            </PageLink>
          )}
        </section>
      ))}
    </>
  )
}
