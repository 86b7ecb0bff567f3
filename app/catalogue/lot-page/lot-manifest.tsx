import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { formatQuantity, type Localizer } from '../../lots/presentation/lot-texts'
import { formatDate } from '../../platform/i18n/format'
import { formatMoney } from '../../platform/i18n/money'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import { manifestAddress } from '../lot-view/lot-file-address'
import './lot-manifest.css'
import {
  type ManifestColumn,
  type ManifestQuery,
  parseManifestQuery,
  writeManifestQuery,
} from '../lot-view/manifest-query'
import type { LotPageView } from '../lot-view/present-lot-page.server'
import { filterManifest, type ManifestLine, type ManifestView } from '../lot-view/view-manifest'

/** Search and sort are in the URL and work without JavaScript; with it, all lines are fetched once and filtered in the browser. */
export function LotManifest({ lot, manifest }: { lot: LotPageView; manifest: NonNullable<LotPageView['manifest']> }) {
  const localizer = useLanguage()
  const { t, language } = localizer
  const { pathname, search } = useLocation()
  const [, setSearch] = useSearchParams()
  const asked = useRef(false)
  const [lines, setLines] = useState<readonly ManifestLine[] | null>(null)
  const query = parseManifestQuery(search)
  const view = lines ? filterManifest(lines, query, language) : manifest
  const { columns } = manifest

  async function fetchAll() {
    if (asked.current || manifest.total <= manifest.lines.length) return
    asked.current = true
    try {
      const answer = await fetch(manifestAddress(lot.reference, language, 'json'))
      if (!answer.ok) throw new Error(`The manifest was answered with ${answer.status}.`)
      const all: readonly ManifestLine[] = await answer.json()
      setLines(all)
    } catch {
      // On failure the server keeps answering each query.
      asked.current = false
    }
  }

  const addressOf = (changes: Partial<ManifestQuery>) =>
    `${pathname}${writeManifestQuery({ ...query, ...changes }, search)}#manifest`
  const here = { preventScrollReset: true, replace: true, defaultShouldRevalidate: lines === null } as const

  return (
    <section
      id="manifest"
      className="manifest"
      aria-labelledby="manifest-title"
      onFocus={fetchAll}
      onPointerEnter={fetchAll}
    >
      <div className="manifest__head">
        <h2 className="d4" id="manifest-title">
          {t('lot_page.from_manifest')}
        </h2>
        <span className="caption" role="status">
          {view.matching < view.total
            ? t('lot_page.lines_found', { found: view.matching, count: view.total })
            : t('lot_page.lines_shown', { shown: view.lines.length, count: view.total })}
        </span>
      </div>
      <form
        className="input-group manifest__search"
        method="get"
        // After a search that the browser itself sent, focuses the field.
        action="#manifest-search"
        data-follow
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          id="manifest-search"
          className="input input--md"
          type="search"
          name="q"
          maxLength={100}
          aria-label={t('lot_page.search_manifest')}
          placeholder={t('lot_page.search_manifest')}
          defaultValue={query.text}
          onInput={({ currentTarget }) =>
            setSearch(writeManifestQuery({ ...query, text: currentTarget.value }, search), here)
          }
        />
        {query.sort && <input type="hidden" name="sort" value={`${query.sort.down ? '-' : ''}${query.sort.by}`} />}
        <button className="icon-button" type="submit" aria-label={t('lot_page.search_manifest')}>
          <Icon name="search" />
        </button>
      </form>
      <ListTable
        look="goods"
        head={columns.map((column) => ({
          name: column,
          isFigure: isFigure(column),
          sort: sortOf(query, column),
          content: (
            <PageLink to={addressOf({ sort: nextSort(query, column) })} {...here}>
              {t(`lot_page.columns.${column}`)}
              {query.sort?.by === column && <span aria-hidden="true">{query.sort.down ? ' ↓' : ' ↑'}</span>}
            </PageLink>
          ),
        }))}
        foot={
          <tr>
            <td colSpan={columns.length}>
              {manifest.isPartSold ? (
                t('lot_page.part_sold')
              ) : (
                <>
                  <b>{t('lot_page.in_all')}</b> {totalsOf(view, lot, localizer)}
                </>
              )}
            </td>
          </tr>
        }
      >
        {view.lines.map((line) => (
          <tr key={line.no}>
            {columns.map((column) => (
              <Cell key={column} line={line} column={column} currency={lot.currency} />
            ))}
          </tr>
        ))}
        {view.lines.length === 0 && (
          <tr>
            <td colSpan={columns.length}>{t('lot_page.no_line')}</td>
          </tr>
        )}
      </ListTable>
      <p className="manifest__foot">
        {view.lines.length < view.matching && (
          <PageLink className="link" to={addressOf({ rows: Math.max(100, view.lines.length * 5) })} {...here}>
            <Icon name="chevron-down" size="sm" />
            {t('lot_page.more_lines')}
          </PageLink>
        )}
        <a className="link" href={manifestAddress(lot.reference, language, 'xlsx')} download>
          <Icon name="download" size="sm" />
          {t('lot_page.all_lines', { count: view.total, format: 'XLSX' })}
        </a>
        <a className="link" href={manifestAddress(lot.reference, language, 'csv')} download>
          <Icon name="download" size="sm" />
          CSV
        </a>
      </p>
    </section>
  )
}

/** Omits the sum if prices only apply to small quantities. */
function totalsOf(
  { quantities, value, matching }: ManifestView,
  { currency, prices }: LotPageView,
  { t, language }: Localizer,
): string {
  return [
    ...quantities.map(
      ({ unit, quantity }) => `${formatQuantity(quantity, language)} ${t(`trade.units.${unit}`, { count: quantity })}`,
    ),
    ...(value === null || matching === 0 || prices?.isTiered ? [] : [formatMoney(value, currency, language)]),
  ].join(' · ')
}

function isFigure(column: ManifestColumn): boolean {
  return column === 'quantity' || column === 'unitPrice' || column === 'retailPrice'
}

function sortOf({ sort }: ManifestQuery, column: ManifestColumn): 'ascending' | 'descending' | undefined {
  if (sort?.by !== column) return undefined
  return sort.down ? 'descending' : 'ascending'
}

function nextSort({ sort }: ManifestQuery, column: ManifestColumn): ManifestQuery['sort'] {
  return { by: column, down: sort?.by === column ? !sort.down : isFigure(column) }
}

function Cell({ line, column, currency }: { line: ManifestLine; column: ManifestColumn; currency: string }) {
  const { t, language } = useLanguage()
  const value = line[column] ?? null
  if (value === null) return <td className={isFigure(column) ? 'is-figure' : undefined}>–</td>
  if (column === 'quantity')
    return (
      <td className="is-figure">
        <b>{formatQuantity(value, language)}</b> <small>{t(`trade.units.${line.unit}`, { count: value })}</small>
      </td>
    )
  if (typeof value === 'number') return <td className="is-figure">{formatMoney(value, currency, language)}</td>
  if (column === 'bestBefore') return <td>{formatDate(value, language)}</td>
  return column === 'name' || column === 'size' || column === 'colour' ? (
    <td dir="auto">{value}</td>
  ) : (
    <td>
      <bdi dir="ltr">{value}</bdi>
    </td>
  )
}
