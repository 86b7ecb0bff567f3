import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { Choice, ListView } from './present-list.server'
import './products-filters.css'

const SHOWN = 6

/** Filters; a native popover on small screens. They apply on change, or without JavaScript on submit. */
export function ProductsFilters({ list }: { list: ListView }) {
  const { t } = useLanguage()
  const shelfLife = list.shelfLife.find(({ chosen }) => chosen)?.value ?? ''
  return (
    <aside className="filters" id="filters" popover="auto" aria-label={t('products_page.filters')}>
      <div className="filters__head">
        <h2 className="h5">{t('products_page.filters')}</h2>
        <button
          className="icon-button filters__close"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('accounts.close')}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="filters__body">
        {list.groups.map(({ field, title, choices }) => (
          <Group key={field} title={title} isOpen={field !== 'incoterm' || choices.some(({ chosen }) => chosen)}>
            <Choices field={field} choices={choices.slice(0, SHOWN)} />
            {choices.length > SHOWN && (
              <Fold isOpen={choices.slice(SHOWN).some(({ chosen }) => chosen)}>
                <summary className="link">{t('products_page.more_choices', { count: choices.length - SHOWN })}</summary>
                <Choices field={field} choices={choices.slice(SHOWN)} />
              </Fold>
            )}
          </Group>
        ))}
        {list.shelfLife.length > 0 && (
          <Group title={t('products_page.shelf_life')} isOpen>
            <select
              className="input input--md"
              name="minShelfLife"
              aria-label={t('products_page.shelf_life')}
              defaultValue={shelfLife}
              data-chosen={shelfLife}
            >
              <option value="">{t('products_page.any')}</option>
              {list.shelfLife.map(({ value, name, count }) => (
                <option key={value} value={value}>
                  {name} ({count})
                </option>
              ))}
            </select>
          </Group>
        )}
        <Range of="Quantity" values={list.ranges} step="1" title={t('products_page.units')} />
        <Range of="Price" values={list.ranges} step="0.01" title={t('products_page.unit_price')} />
        {list.chosenCategories.map((category) => (
          <input key={category} type="hidden" name="category" value={category} />
        ))}
        {list.chosenKinds.map((kind) => (
          <input key={kind} type="hidden" name="kind" value={kind} />
        ))}
        {list.layout === 'table' && <input type="hidden" name="view" value="table" />}
      </div>
      <div className="filters__foot">
        <button
          className="btn btn--block"
          type="submit"
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          {t('products_page.show', { count: list.count, total: list.total })}
        </button>
      </div>
    </aside>
  )
}

function Group(props: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Fold className="filter-group" isOpen={props.isOpen}>
      <summary>
        {props.title}
        <Icon name="chevron-down" size="sm" />
      </summary>
      {props.children}
    </Fold>
  )
}

/** Opens for what is chosen in it, but never closes around the focus. */
function Fold(props: { className?: string; isOpen: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  if (props.isOpen && !isOpen) setIsOpen(true)
  return (
    <details className={props.className} open={isOpen}>
      {props.children}
    </details>
  )
}

function Choices({ field, choices }: { field: string; choices: readonly Choice[] }) {
  return choices.map(({ value, name, count, chosen }) => (
    <label className="check" key={value}>
      <input type="checkbox" name={field} value={value} defaultChecked={chosen} />
      {name}
      <small className="tabular">{count}</small>
    </label>
  ))
}

function Range(props: { of: 'Quantity' | 'Price'; values: ListView['ranges']; step: string; title: string }) {
  const { t } = useLanguage()
  const { of, values, step, title } = props
  const ends = [
    { name: `min${of}`, text: t('products_page.range_from') },
    { name: `max${of}`, text: t('products_page.range_to') },
  ] as const
  return (
    <Group title={title} isOpen>
      <div className="range">
        {ends.map(({ name, text }) => (
          <input
            key={name}
            className="input input--md tabular"
            type="number"
            min="0"
            step={step}
            name={name}
            defaultValue={values[name]}
            aria-label={`${title}: ${text}`}
            placeholder={text}
          />
        ))}
      </div>
    </Group>
  )
}
