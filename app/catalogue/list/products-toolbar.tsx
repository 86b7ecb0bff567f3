import { useEffect, useRef } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { ListView } from './present-list.server'
import { rememberView } from './use-remembered-view'
import '../../platform/ui/select.css'
import './products-toolbar.css'

const orders = ['newest', 'price', 'price_desc', 'quantity', 'shelf_life'] as const

export function ProductsToolbar({ list }: { list: ListView }) {
  const { t } = useLanguage()
  const count = useFocusAfterLink(list)
  const { cards, table, clear } = list.addresses
  const isEmpty = list.count === 0
  const hasFilters = !isEmpty || list.tags.length > 0
  const [usual, ...others] = list.q ? (['relevance', ...orders] as const) : orders
  return (
    <>
      <div className="toolbar">
        <p
          className={`toolbar__count ${list.q ? 'toolbar__count--of-words' : ''}`}
          role="status"
          tabIndex={-1}
          ref={count}
        >
          <b className="tabular">{list.total}</b>{' '}
          {list.q && !list.difference
            ? t('products_page.lots_for', { count: list.count, q: list.q })
            : t('products_page.lots', { count: list.count })}
          {list.difference && <small className="small muted">{list.difference}</small>}
        </p>
        {hasFilters && (
          <button className="btn btn--line btn--md toolbar__filters" type="button" popoverTarget="filters">
            <Icon name="sliders" size="sm" />
            <span>{t('products_page.filters')}</span>
            {list.tags.length > 0 && <span className="tabular"> ({list.tags.length})</span>}
          </button>
        )}
        {!isEmpty && (
          <PageLink className="link toolbar__save" to={list.addresses.save}>
            <Icon name="bell" />
            <span>{t('saved_searches.new_title')}</span>
          </PageLink>
        )}
        {!isEmpty && (
          <label className="toolbar__sort">
            <span className="caption">{t('products_page.sort')}</span>
            <Icon name="sort" />
            {/* The default sort is omitted: a later text search then sorts by relevance instead of the previous default. */}
            <select
              className="input input--md"
              name="sort"
              defaultValue={list.sort === usual ? '' : list.sort}
              data-chosen={list.sort === usual ? '' : list.sort}
            >
              <option value="">{t(`products_page.orders.${usual}`)}</option>
              {others.map((order) => (
                <option key={order} value={order}>
                  {t(`products_page.orders.${order}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasFilters && (
          <noscript>
            <button className="btn btn--line btn--md" type="submit">
              {t('products_page.apply')}
            </button>
          </noscript>
        )}
        {!isEmpty && (
          <nav className="segments toolbar__view" aria-label={t('products_page.view')}>
            {(['cards', 'table'] as const).map((layout) => (
              <PageLink
                key={layout}
                to={layout === 'cards' ? cards : table}
                replace
                preventScrollReset
                onClick={() => rememberView(layout)}
                aria-current={list.layout === layout ? 'true' : undefined}
                aria-label={t(`products_page.${layout}`)}
              >
                <Icon name={layout === 'cards' ? 'grid' : 'rows'} />
              </PageLink>
            ))}
          </nav>
        )}
      </div>
      {list.tags.length > 0 && (
        <ul className="chips tags">
          {list.tags.map(({ name, address }) => (
            <li key={address}>
              <PageLink
                className="filter-tag"
                to={address}
                preventScrollReset
                aria-label={t('products_page.remove', { name })}
              >
                {name}
                <Icon name="x" size="sm" />
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink className="link" to={clear} preventScrollReset>
              {t('products_page.clear')}
            </PageLink>
          </li>
        </ul>
      )}
    </>
  )
}

/** Continues here after a link that the new list has no more, such as a removed filter, or that leads to another page of it. */
function useFocusAfterLink(list: ListView) {
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useRef(list)
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('.pages'))
      place.current?.focus({ preventScroll: true })
  }, [list])
  return place
}
