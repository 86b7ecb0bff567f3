import { Form } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import { EmptyList } from '../office-lists/empty-list'
import { OfficePages } from '../office-lists/office-pages'
import { PickAll } from '../office-lists/pick-all'
import '../../platform/ui/pill.css'
import { InboxActions } from './inbox-actions'
import { kindIcons, kindNames, pillOf, stateName } from './item-words'
import type { InboxRow, InboxView } from './present-inbox.server'

export function InboxTable({ inbox }: { inbox: InboxView }) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/inbox', language)
  if (inbox.rows.length === 0) {
    const empty =
      inbox.query.tab === 'open'
        ? ([t('inbox.empty'), '?tab=done', t('inbox.tab.done')] as const)
        : ([t('inbox.empty_list'), '', t('inbox.tab.open')] as const)
    return <EmptyList page={page} list={inbox} empty={empty} />
  }
  return (
    <Form method="post" action={page + inbox.here} className="inbox__list" preventScrollReset>
      {/* Enter in the tag field activates the form's first button. */}
      {inbox.query.tab !== 'quarantine' && <button type="submit" name="intent" value="tag" hidden />}
      <ListTable
        look="choices"
        className="inbox-table"
        caption={t(`inbox.tab.${inbox.query.tab}`)}
        head={[
          { name: t('inbox.choose'), isUnseen: true, content: <PickAll label={t('inbox.choose_all')} /> },
          t('inbox.what'),
          t('office.from'),
          t('inbox.text'),
          t('offer_mail.files'),
          t('inbox.status'),
          t('inbox.with'),
          t('office.received'),
        ]}
      >
        {inbox.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ListTable>
      <InboxActions inbox={inbox} />
      <OfficePages page={page} first={inbox.first} next={inbox.next} />
    </Form>
  )
}

function Row({ row }: { row: InboxRow }) {
  const { t, language } = useLanguage()
  const { id, kind, state, reference, from, person, summary, unread, tags, assignee, until } = row
  return (
    <tr className={unread ? 'is-new' : undefined}>
      <td>
        <label className="check">
          <input type="checkbox" name="item" value={row.seen} aria-label={t('inbox.choose_one', { from })} />
        </label>
      </td>
      <td className="inbox-table__kind">
        <Icon name={kindIcons[kind]} />
        <span>
          {t(kindNames[kind])}
          {reference && (
            <small>
              <bdi dir="ltr">{reference}</bdi>
            </small>
          )}
        </span>
      </td>
      <td className="inbox-table__from">
        <bdi>{from}</bdi>
        {person && (
          <small>
            <bdi>{person}</bdi>
          </small>
        )}
      </td>
      <td className="inbox-table__subject">
        <PageLink to={`${pageAddress('/:lang/team/inbox', language)}/${id}`}>
          {unread && <span className="visually-hidden">{t('inbox.unread')} </span>}
          <span dir="auto">{summary}</span>
        </PageLink>
        {row.more && (
          <PageLink className="inbox-table__more" to={pageAddress('/:lang/team/inbox', language) + row.more.to}>
            {t('inbox.more_from', { count: row.more.count })}
          </PageLink>
        )}
        {tags.length > 0 && (
          <ul className="inbox-table__tags">
            {tags.map((tag) => (
              <li key={tag} dir="auto">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="inbox-table__files">
        {row.files && (
          <>
            <Icon name="paperclip" size="sm" />
            <span className="visually-hidden">{t('offer_mail.files')}: </span>
            <span title={row.files.size}>{row.files.count}</span>
          </>
        )}
      </td>
      <td className="inbox-table__state">
        <span className={pillOf(state)}>{t(stateName(state))}</span>
      </td>
      <td className="inbox-table__assignee">
        {assignee === null ? (
          <button className="btn btn--quiet" type="submit" name="take" value={row.seen}>
            {t('inbox.take')}
          </button>
        ) : (
          <bdi>{assignee}</bdi>
        )}
      </td>
      <td className="inbox-table__received">
        <time dateTime={row.receivedIso} title={row.receivedAt}>
          {row.received}
        </time>
        {until && <small>{t('inbox.until', { moment: until })}</small>}
        {row.due && (
          <small className={row.due.isOver ? 'is-over' : undefined}>{t('inbox.due', { day: row.due.day })}</small>
        )}
      </td>
    </tr>
  )
}
