import { useSearchParams } from 'react-router'
import { useRight } from '../../inbox/office/use-right'
import { Panel } from '../../inbox/office-lists/panel'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import type { SalesView } from './present-sales.server'

type Row = SalesView['rows'][number]

/** Sales and reservations of a lot. Its forms reload the page, because they change fields of the lot form. */
export function SalesPanel({ page, view }: { page: string; view: SalesView }) {
  const { t } = useLanguage()
  return (
    <Panel id="sales" title={t('sales.title')} className="office-lots__section">
      <Notice />
      <p>{t('sales.left', { quantity: view.left })}</p>
      {view.canSell && (
        <p className="office-lots__buttons">
          <PageLink className="btn btn--md" to={`${page}/sell`}>
            {t('sales.sell')}
          </PageLink>
          <PageLink className="btn btn--line btn--md" to={`${page}/sell?kind=reserved`}>
            {t('sales.reserve')}
          </PageLink>
        </p>
      )}
      {view.rows.length > 0 && (
        <ListTable
          look="records"
          caption={t('sales.title')}
          head={[
            t('sales.buyer'),
            t('sales.quantity_sold'),
            t('sales.amount'),
            ...(view.hasMargin ? [t('sales.margin')] : []),
            t('audit.who'),
            { name: t('inbox.undo'), isUnseen: true },
          ]}
        >
          {view.rows.map((row) => (
            <SaleRow key={row.id} row={row} page={page} hasMargin={view.hasMargin} />
          ))}
        </ListTable>
      )}
    </Panel>
  )
}

function SaleRow({ row, page, hasMargin }: { row: Row; page: string; hasMargin: boolean }) {
  const { t, language } = useLanguage()
  const mayCancel = useRight('remove')
  const { margin, cancelled } = row
  return (
    <tr>
      <td>
        <b>
          <bdi>{row.buyer}</bdi>
        </b>
        {row.itemId && (
          <small>
            <PageLink className="link" to={`${pageAddress('/:lang/team/inbox', language)}/${row.itemId}`}>
              {t('sales.enquiry')}
            </PageLink>
          </small>
        )}
      </td>
      <td>
        {row.quantity}
        <small>{row.until ? t('sales.reserved_until', { day: row.until }) : t('trade.statuses.sold')}</small>
      </td>
      <td>
        {row.amount}
        <small>{t('sales.each', { price: row.unitPrice })}</small>
      </td>
      {hasMargin && (
        <td>
          {margin ? margin.amount : '–'}
          {margin && <small className={margin.isLoss ? 'error-text' : undefined}>{margin.share}</small>}
        </td>
      )}
      <td>
        <bdi>{row.who}</bdi>
        <small>{row.at}</small>
      </td>
      <td>
        {cancelled ? (
          <small>{t('sales.cancelled', { name: cancelled.who, moment: cancelled.at })}</small>
        ) : (
          <form method="post" action={`${page}/sales/${row.id}`} className="office-lots__buttons">
            {row.kind === 'reserved' && (
              <PageLink className="btn btn--line btn--sm" to={`${page}/sell?reservation=${row.id}`}>
                {t('sales.sell')}
              </PageLink>
            )}
            {mayCancel && (
              <button className="btn btn--line btn--sm" type="submit">
                {t(row.kind === 'reserved' ? 'sales.release' : 'inbox.undo')}
              </button>
            )}
          </form>
        )}
      </td>
    </tr>
  )
}

const outcomes = { cancelled: 'sales.restored', refused: 'sales.already_cancelled' } as const

function Notice() {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const key = (['cancelled', 'refused'] as const).find((each) => each === search.get('sale'))
  return (
    <div role={key === 'refused' ? 'alert' : 'status'}>
      {key && <Alert tone={key === 'refused' ? 'bad' : 'ok'}>{t(outcomes[key])}</Alert>}
    </div>
  )
}
