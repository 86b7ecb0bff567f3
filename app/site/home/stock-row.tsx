import type { StockSummary } from '../../catalogue/cards/find-stock-summary.server'
import { LotCard, ROW_SIZES } from '../../catalogue/cards/lot-card'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../catalogue/cards/lot-rows.css'
import './stock-row.css'

export function StockRow(props: {
  title: string
  look: 'd2' | 'd3'
  lots: StockSummary['lots']
  all: string
  allAddress: string
}) {
  const { title, look, lots, all, allAddress } = props
  return (
    <>
      <div className="stock-row">
        <h2 className={look}>{title}</h2>
        <PageLink className="link" to={allAddress}>
          {all}
          <Icon name="arrow-right" flip />
        </PageLink>
      </div>
      <div className="lots lots--4">
        {lots.map((lot) => (
          <LotCard key={lot.reference} lot={lot} sizes={ROW_SIZES} />
        ))}
      </div>
    </>
  )
}
