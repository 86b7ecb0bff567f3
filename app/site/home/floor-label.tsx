import type { StockSummary } from '../../catalogue/cards/find-stock-summary.server'
import { useSite } from '../../company/contacts/use-site'
import { categories } from '../../lots/facts/categories'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { HandlingMark } from '../frame/handling-marks'
import './floor-label.css'

export function FloorLabel({ stock }: { stock: StockSummary | null }) {
  const { t, language } = useLanguage()
  const { team, answersBuyersWithinWorkingDays } = useSite()
  if (stock && stock.count > 0)
    return (
      <Label
        title={t('home.floor_today')}
        figure={stock.total}
        unit={t('products_page.lots', { count: stock.count })}
        cells={[
          [t('products_page.this_week'), stock.newThisWeek],
          [t('home.floor_units'), stock.units],
        ]}
      />
    )
  const spoken = new Set(team.flatMap((member) => member.languages)).size
  return (
    <Label
      title={t('home.floor_title')}
      figure={formatNumber(categories.length, language)}
      unit={t('home.floor_categories', { count: categories.length })}
      cells={[
        [t('home.floor_answer'), formatNumber(answersBuyersWithinWorkingDays, language)],
        ...(spoken > 0 ? [[t('home.floor_languages'), formatNumber(spoken, language)] as const] : []),
      ]}
    />
  )
}

function Label(props: {
  title: string
  figure: string
  unit: string
  cells: readonly (readonly [name: string, figure: string])[]
}) {
  const { title, figure, unit, cells } = props
  return (
    <aside className="lot-label floor" aria-label={title}>
      <p className="lot-label__row floor__head">
        {title}
        <span>
          <HandlingMark name="up" />
          <HandlingMark name="dry" />
        </span>
      </p>
      <p className="lot-label__row floor__number">
        {figure} <span>{unit}</span>
      </p>
      <div className="lot-label__columns">
        {cells.map(([name, value]) => (
          <p key={name}>
            <span className="caption">{name}</span>
            <span className="figure">{value}</span>
          </p>
        ))}
      </div>
      <div className="lot-label__row">
        <div className="bars" />
      </div>
    </aside>
  )
}
