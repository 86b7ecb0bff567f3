import { Form } from 'react-router'
import { PictureView } from '../../files/pictures/picture-view'
import { officeContext } from '../../inbox/office/require-office.server'
import { useRight } from '../../inbox/office/use-right'
import { EmptyList } from '../../inbox/office-lists/empty-list'
import { OfficeTitle } from '../../inbox/office-lists/office-head'
import { OfficePages } from '../../inbox/office-lists/office-pages'
import { OfficeFilter, OfficeFilters, OfficeSearch } from '../../inbox/office-lists/office-search'
import { PickAll } from '../../inbox/office-lists/pick-all'
import { termNames } from '../../lots/facts/term-names'
import { Options } from '../../platform/forms/options'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import { availabilityNotices } from '../availability/availability-answer'
import { pillOfLot } from '../lot-form/lot-form'
import '../../platform/ui/pill.css'
import { audiences } from '../lot-form/lot-form-goods'
import type { Route } from './+types/lots-page'
import { handleBulkForm } from './answer-bulk-form.server'
import { BulkBar, BulkNotice } from './bulk-bar'
import { findBulkOutcome } from './bulk-outcome.server'
import { parseLotsQuery, serializeLotsQuery } from './lots-query'
import { type LotRowView, type LotsView, presentLots } from './present-lots.server'
import '../lot-form/lots.css'
import './lots-page.css'

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language, costs, search } = officeContext(args)
  const [lots, outcome] = await Promise.all([
    presentLots(services, parseLotsQuery(search), language, costs),
    findBulkOutcome(services, search, session.member.id),
  ])
  return { lots, outcome }
}

export const action = handleBulkForm

export default function LotsPage({ loaderData: { lots, outcome }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/lots', language)
  return (
    <div className="office-lots">
      <OfficeTitle title={t('stock.title')} />
      <header className="office-lots__top">
        <h1 className="d3">{t('stock.title')}</h1>
        <Filters lots={lots} />
        <p className="office-lots__ways">
          {lots.hasCosts && (
            <PageLink className="btn btn--line btn--md" to={`${page}/import`}>
              <Icon name="upload" />
              <span>{t('stock.import.title')}</span>
            </PageLink>
          )}
          <PageLink className="btn btn--md" to={`${page}/new`}>
            <Icon name="plus" />
            {t('stock.new')}
          </PageLink>
        </p>
      </header>
      <BulkNotice outcome={outcome} answer={actionData} />
      <nav className="office__tabs" aria-label={t('inbox.lists')}>
        <ul>
          {lots.tabs.map(({ status, count, to }) => (
            <li key={status}>
              <PageLink to={page + to} aria-current={status === lots.query.status ? 'page' : undefined}>
                {status === null ? t('products_page.all') : t(`trade.statuses.${status}`)}{' '}
                {count !== null && <b className="tabular">{count}</b>}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {lots.rows.length === 0 ? (
        <EmptyList page={page} list={lots} empty={[t('stock.empty'), '/new', t('stock.new')]} />
      ) : (
        <>
          <Table lots={lots} />
          <Export lots={lots} />
        </>
      )}
    </div>
  )
}

function Export({ lots }: { lots: LotsView }) {
  const { t, language } = useLanguage()
  const mayExport = useRight('export')
  if (!mayExport) return null
  const addressOf = (format: 'csv' | 'xlsx') => {
    const search = new URLSearchParams(serializeLotsQuery({ ...lots.query, after: null }))
    const page = pageAddress('/:lang/team/lots', language)
    return `${page}/export?${new URLSearchParams([['format', format], ...search])}`
  }
  return (
    <p className="office-lots__buttons">
      <a className="btn btn--line btn--md" href={addressOf('csv')} download>
        {t('stock.export_csv')}
      </a>
      <a className="btn btn--line btn--md" href={addressOf('xlsx')} download>
        {t('stock.export_xlsx')}
      </a>
    </p>
  )
}

function Filters({ lots: { query, suppliers, here } }: { lots: LotsView }) {
  const { t, language } = useLanguage()
  const isNarrowed = Boolean(query.category || query.visibility || query.supplier || query.availability)
  return (
    <Form key={here} className="office-lots__query" action={pageAddress('/:lang/team/lots', language)}>
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <OfficeSearch q={query.q} label={t('products_page.search')} hint={t('stock.search_hint')} />
      <OfficeFilters open={isNarrowed}>
        <OfficeFilter name="category" label={t('lot_page.category')} chosen={query.category}>
          <Options of={termNames.category(t)} />
        </OfficeFilter>
        <OfficeFilter name="visibility" label={t('stock.who_sees_price')} chosen={query.visibility}>
          <Options of={audiences(t)} />
        </OfficeFilter>
        {suppliers.length > 0 && (
          <OfficeFilter name="supplier" label={t('stock.supplier')} chosen={query.supplier}>
            <Options of={suppliers.map((each) => [each, each])} />
          </OfficeFilter>
        )}
        <OfficeFilter name="availability" label={t('supplier_check.list.title')} chosen={query.availability}>
          <Options
            of={availabilityNotices.map((each) => [
              each,
              t(each === 'silent' ? 'supplier_check.list.silent' : `availability.answer.${each}`),
            ])}
          />
        </OfficeFilter>
      </OfficeFilters>
    </Form>
  )
}

function Table({ lots }: { lots: LotsView }) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/lots', language)
  return (
    <Form method="post" action={page + lots.here} className="panel" preventScrollReset>
      <BulkBar found={lots.first === null && lots.next === null ? null : lots.found} />
      <ListTable
        look="choices"
        className="lots-table"
        caption={t('stock.title')}
        head={[
          { name: t('inbox.choose'), isUnseen: true, content: <PickAll label={t('inbox.choose_all')} /> },
          t('lot.lot'),
          t('inbox.status'),
          t('lot.quantity'),
          t('stock.price'),
          ...(lots.hasCosts ? [t('stock.cost_price')] : []),
          t('stock.changed'),
        ]}
      >
        {lots.rows.map((row) => (
          <Row key={row.id} row={row} hasCosts={lots.hasCosts} />
        ))}
      </ListTable>
      <OfficePages page={page} first={lots.first} next={lots.next} />
    </Form>
  )
}

function Row({ row, hasCosts }: { row: LotRowView; hasCosts: boolean }) {
  const { t, language } = useLanguage()
  return (
    <tr>
      <td>
        <label className="check">
          <input
            type="checkbox"
            name="lot"
            value={row.seen}
            aria-label={t('inbox.choose_one', { from: `${row.reference} ${row.title}` })}
          />
        </label>
      </td>
      <td className="lots-table__lot">
        <div>
          <span className="lots-table__picture">
            {row.picture && <PictureView picture={row.picture} sizes="72px" alt="" />}
          </span>
          <span>
            <PageLink to={`${pageAddress('/:lang/team/lots', language)}/${row.reference}`} dir="auto">
              {row.title}
            </PageLink>
            <small>
              <bdi dir="ltr">{row.reference}</bdi> · {row.categories}
              {row.supplier && (
                <>
                  {' '}
                  · <bdi>{row.supplier}</bdi>
                </>
              )}
            </small>
          </span>
        </div>
      </td>
      <td className="lots-table__state">
        <span className={pillOfLot(row.status)}>{t(`trade.statuses.${row.status}`)}</span>
        {row.told && <small>{row.told}</small>}
      </td>
      <td className="lots-table__quantity">{row.quantity}</td>
      <td className="lots-table__price">
        {row.price ?? '–'}
        <small>
          {row.basis && `${row.basis} · `}
          {t(`stock.audience.${row.visibility}`)}
        </small>
      </td>
      {hasCosts && <td className="lots-table__cost">{row.cost ?? '–'}</td>}
      <td className="lots-table__updated">{row.updated}</td>
    </tr>
  )
}
