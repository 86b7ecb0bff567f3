import type { ReactElement, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { type Heading, ListTable } from '../../platform/ui/list-table'
import { EmptyList } from './empty-list'
import type { PageLinks } from './list-page.server'
import { OfficeTitle } from './office-head'
import { OfficeSearch } from './office-search'
import './office-list.css'
import { OfficePages } from './office-pages'

interface ListFilter {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A searchable list, page by page. @param props.caption of the table, if not the title @param props.children the rows */
export function OfficeList(props: {
  title: string
  caption?: string
  lead?: string
  page: string
  links: PageLinks
  search: { label: string; hint: string }
  filters: readonly ListFilter[]
  empty: string
  actions?: ReactNode
  above?: ReactNode
  head: readonly (string | Heading)[]
  children: readonly ReactElement[]
}) {
  const { title, caption = title, lead, page, links, search, filters, empty, actions, above, head, children } = props
  const { t } = useLanguage()
  const submit = useSubmit()
  const { query, first, next, isFiltered } = links
  const hasRows = children.length > 0
  const isEmpty = !hasRows && !isFiltered && first === null
  return (
    <div className="office-list">
      <OfficeTitle title={title} />
      <header className="office-list__head">
        <div>
          <h1 className="d3">
            {/* User-written text, such as a mailing's subject, may have another text direction. */}
            <bdi>{title}</bdi>
          </h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {actions}
        {!isEmpty && (
          <Form key={JSON.stringify(query)} className="office-list__q" action={page}>
            <OfficeSearch q={query.q} label={search.label} hint={search.hint} />
            {filters.map(({ name, label, options }) => (
              <label key={name}>
                <span className="visually-hidden">{label}</span>
                <select
                  className="input input--md"
                  name={name}
                  defaultValue={query.chosen[name] ?? ''}
                  onChange={({ currentTarget }) => void submit(currentTarget.form)}
                >
                  <option value="">{`${label}: ${t('inbox.any')}`}</option>
                  <Options of={options} />
                </select>
              </label>
            ))}
            <noscript>
              <button className="btn btn--line btn--md" type="submit">
                {t('inbox.find')}
              </button>
            </noscript>
          </Form>
        )}
      </header>
      {above}
      {hasRows ? (
        <>
          <ListTable look="records" caption={caption} head={head}>
            {children}
          </ListTable>
          <OfficePages page={page} first={first} next={next} />
        </>
      ) : (
        <EmptyList page={page} list={links} empty={[empty]} />
      )}
    </div>
  )
}
