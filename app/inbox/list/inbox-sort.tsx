import { Form, useSubmit } from 'react-router'
import { Options } from '../../platform/forms/options'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import type { InboxView } from './present-inbox.server'

/** Order of the list. Without JavaScript a button applies it. */
export function InboxSort({ inbox: { query, sorts, here } }: { inbox: InboxView }) {
  const { t, language } = useLanguage()
  const submit = useSubmit()
  const { tab, q, state, assignee, tag } = query
  const others = { tab: tab === 'open' ? null : tab, q, state, with: assignee, tag }
  return (
    <Form
      key={here}
      className="inbox__sort"
      action={pageAddress('/:lang/team/inbox', language)}
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <select className="input input--sm" name="sort" defaultValue={query.sort} aria-label={t('inbox.sort')}>
        <Options of={sorts.map((sort) => [sort, t(`inbox.sort_by.${sort}`)])} />
      </select>
      <noscript>
        <button className="btn btn--line btn--sm" type="submit">
          {t('inbox.set')}
        </button>
      </noscript>
    </Form>
  )
}
