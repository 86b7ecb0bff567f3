import { Form } from 'react-router'
import { Options } from '../../platform/forms/options'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { itemStates } from '../items/item-states'
import { OfficeFilter, OfficeFilters, OfficeSearch } from '../office-lists/office-search'
import { stateName } from './item-words'
import type { InboxView } from './present-inbox.server'

export function InboxFilters({ inbox: { query, team, tags, here } }: { inbox: InboxView }) {
  const { t, language } = useLanguage()
  return (
    <Form
      // Reset the fields when the URL changes.
      key={here}
      className="inbox__query"
      action={pageAddress('/:lang/team/inbox', language)}
    >
      {query.sort !== 'waiting' && <input type="hidden" name="sort" value={query.sort} />}
      {query.tab !== 'open' && <input type="hidden" name="tab" value={query.tab} />}
      <OfficeSearch q={query.q} label={t('inbox.search')} hint={t('inbox.search_hint')} />
      <OfficeFilters open={Boolean(query.state || query.assignee || query.tag)}>
        <OfficeFilter name="state" label={t('inbox.status')} chosen={query.state}>
          <Options of={itemStates.map((state) => [state, t(stateName(state))])} />
        </OfficeFilter>
        <OfficeFilter name="with" label={t('inbox.with')} chosen={query.assignee}>
          <option value="nobody">{t('inbox.nobody')}</option>
          <Options of={team.map(({ id, name }) => [id, name])} />
        </OfficeFilter>
        {tags.length > 0 && (
          <OfficeFilter name="tag" label={t('inbox.tag')} chosen={query.tag}>
            <Options of={tags.map((tag) => [tag, tag])} />
          </OfficeFilter>
        )}
      </OfficeFilters>
    </Form>
  )
}
