import { type RefObject, useEffect, useRef } from 'react'
import { redirect, useNavigate, useNavigation, useNavigationType, useRevalidator } from 'react-router'
import { audienceOf, sessionContext } from '../../accounts/identity/session.server'
import { productsAddress } from '../../lots/facts/lot-address'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { Alert } from '../../platform/ui/alert'
import { useReconnect } from '../../platform/ui/connection'
import { Icon } from '../../platform/ui/icon'
import { loadOrStay } from '../../platform/ui/load-or-stay'
import { PageLink } from '../../platform/ui/page-link'
import { CategoryChip } from '../cards/category-chip'
import { LotCards } from '../cards/lot-cards'
import '../cards/lot-opening.css'
import { LotTable } from '../cards/lot-table'
import { parseQueryLeniently } from '../search/catalogue-query'
import { findSavedAmong } from '../watchlist/saved-lots.server'
import { Watchlist } from '../watchlist/watchlist'
import type { Route } from './+types/products-page'
import { type ListView, readList } from './present-list.server'
import { ProductsEmpty } from './products-empty'
import { ProductsFilters } from './products-filters'
import { SearchBox, type Suggestible } from './search-box'
import '../cards/lot-list.css'
import './products-page.css'
import { ProductsToolbar } from './products-toolbar'
import { useRememberedView } from './use-remembered-view'

/** Debounce of typing, in milliseconds. */
const TYPING_PAUSE = 250

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = routeLanguage(params)
  const { searchParams } = new URL(request.url)
  // Without JavaScript the form also sends its empty fields.
  const set = new URLSearchParams([...searchParams].filter(([, value]) => value.trim() !== ''))
  if (set.size < searchParams.size) throw redirect(productsAddress(language) + (set.size > 0 ? `?${set}` : ''))
  const query = parseQueryLeniently(searchParams)
  const session = context.get(sessionContext)
  const reader = { audience: audienceOf(session), language }
  const today = todayOf(services)
  const layout = searchParams.get('view') === 'table' ? 'table' : 'cards'
  const { onPage, ...page } = await readList(services, query, layout, { ...reader, today }, request.signal)
  return { ...page, saved: await findSavedAmong(services, onPage, session?.member.id ?? null) }
}

/** Last data shown; it stays while a new list cannot be fetched. */
let shown: Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>> | undefined

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrStay(serverLoader, shown)
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { list, lots, similar, saved } = loaderData
  const isLost = 'isLost' in loaderData && loaderData.isLost
  const { revalidate } = useRevalidator()
  useReconnect(isLost, revalidate)
  useEffect(() => {
    shown = { list, lots, similar, saved }
    return () => {
      shown = undefined
    }
  }, [list, lots, similar, saved])
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useFields([list.q, list.sort, ...list.tags.map(({ name }) => name)].join(), timer)
  const followed = useRef('')
  useRememberedView(list)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A followed link wins over a pending debounced search.
  useEffect(() => {
    if (!location || location.pathname + location.search === followed.current) return
    clearTimeout(timer.current)
    timer.current = undefined
  }, [location])

  /** Each search and filter adds a history entry; typing into one field adds only one. */
  function follow(pause: number, field = '') {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      if (!form.current) return
      const query = new URLSearchParams()
      for (const [name, value] of new FormData(form.current))
        if (typeof value === 'string' && value.trim() !== '') query.append(name, value)
      followed.current = `${productsAddress(language)}${query.size > 0 ? `?${query}` : ''}`
      // As the browser has it: a superseded search has no entry to replace, and a busy page shows a new entry late.
      const { pathname, search } = window.location
      const isSameField = field !== '' && window.history.state?.usr === field
      const replace = isSameField || pathname + search === followed.current
      navigate(followed.current, { replace, state: field, preventScrollReset: true })
    }, pause)
  }

  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={list.addresses.atom} />
      <link rel="alternate" type="application/feed+json" href={list.addresses.jsonFeed} />
      <form
        ref={form}
        action={productsAddress(language)}
        data-follow
        onInput={({ target }) =>
          target instanceof HTMLInputElement && target.type !== 'checkbox'
            ? follow(TYPING_PAUSE, target.name)
            : follow(0)
        }
        onSubmit={(event) => {
          event.preventDefault()
          follow(0)
        }}
      >
        <ProductsHead list={list} lots={lots} />
        <div className={`wrap shop shop--${lots.length > 0 ? list.layout : 'empty'}`}>
          <ProductsFilters list={list} />
          <div
            className="shop__main"
            aria-busy={state === 'loading' && location.pathname === productsAddress(language)}
          >
            <ProductsToolbar list={list} />
            {isLost && (
              <Alert tone="warn" className="shop__lost" role="alert">
                {t('products_page.lost')}
              </Alert>
            )}
            {lots.length === 0 ? (
              <ProductsEmpty list={list} similar={similar} saved={saved} />
            ) : list.layout === 'table' ? (
              <LotTable lots={lots} saved={saved} />
            ) : (
              <LotCards lots={lots} saved={saved} look="list" level="h2" priority={2} />
            )}
            {list.unpriced && (
              <p className="shop__foot">
                <PageLink className="link" to={list.addresses.unpriced} preventScrollReset>
                  {list.unpriced}
                </PageLink>
              </p>
            )}
            <Pages list={list} />
            {lots.length > 0 && (
              <p className="shop__foot">
                <PageLink className="link" to={pageAddress('/:lang/saved', language)}>
                  {t('saved.lots')}
                </PageLink>
              </p>
            )}
          </div>
        </div>
      </form>
      <Watchlist isMember={saved !== null} />
    </>
  )
}

/**
 * Sets the fields to a new address, except the one being typed in. React does not, and a remount would lose the focus.
 * Going back resets that field as well, unless a search is pending.
 */
function useFields(query: string, pending: RefObject<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  const set = useRef(query)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (set.current === query || !form.current) return
    set.current = query
    for (const field of form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? ''
      else if (field.type === 'checkbox') field.checked = field.defaultChecked
      else if ((isReturn && !pending.current) || field !== document.activeElement) field.value = field.defaultValue
    }
  }, [query, isReturn, pending])
  return form
}

function ProductsHead({ list, lots }: { list: ListView } & Pick<Suggestible, 'lots'>) {
  const { t } = useLanguage()
  const names = list.groups
    .filter(({ field }) => field === 'brand' || field === 'country')
    .flatMap(({ choices }) => choices.map(({ name }) => name))
  return (
    <div className={`page-head page-head--${list.layout}`}>
      <div className="wrap">
        <div className="page-head__grid">
          <h1 className={list.layout === 'table' ? 'd3' : 'd2'}>{t('lot_page.products')}</h1>
          <SearchBox q={list.q} suggestible={{ names, lots }} />
        </div>
        {list.categories.length > 0 && (
          <nav className="chips chips--scroll" aria-label={t('products_page.categories')}>
            <PageLink
              className="chip"
              to={list.addresses.all}
              aria-current={list.chosenCategories.length === 0 ? 'page' : undefined}
            >
              {t('products_page.all')}
            </PageLink>
            {list.categories.map(({ category, count, chosen, address }) => (
              <CategoryChip key={category} category={category} count={count} address={address} chosen={chosen} />
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}

function Pages({ list }: { list: ListView }) {
  const { t } = useLanguage()
  const { next, start } = list.addresses
  if (!next && !start) return null
  return (
    <nav className="pages" aria-label={t('products_page.pages')}>
      {start && (
        <PageLink className="btn btn--line" to={start}>
          {t('products_page.start')}
        </PageLink>
      )}
      <span className="tabular">{list.range}</span>
      {next && (
        <PageLink className="btn" to={next} rel="next">
          {t('products_page.next')}
          <Icon name="arrow-right" flip />
        </PageLink>
      )}
    </nav>
  )
}
