import { Form } from 'react-router'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { Ask } from '../../inbox/office-lists/ask'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import '../../platform/ui/pill.css'
import type { Route } from './+types/members-page'
import { memberStandings, standingPills } from './member-standings'
import { changeMember, type MemberRow, presentMembers } from './members.server'

export function loader(args: Route.LoaderArgs) {
  const { services, search, language } = officeContext(args)
  return presentMembers(services, search, language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, changeMember)
}

export default function MembersPage({ loaderData: { links, rows }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/members', language)
  return (
    <OfficeList
      title={t('office_members.title')}
      lead={t('office_members.lead')}
      page={page}
      links={links}
      search={{ label: t('office_members.search'), hint: t('office_members.search_hint') }}
      filters={[
        {
          name: 'standing',
          label: t('inbox.status'),
          options: memberStandings.map((standing) => [standing, t(`office_members.standing.${standing}`)]),
        },
      ]}
      empty={t('office_members.empty')}
      above={<OfficeNotice outcomes={{ standing: t('office_members.did') }} refused={actionData} />}
      head={[
        t('office_members.who'),
        t('office_members.company'),
        t('inbox.status'),
        t('office_members.since'),
        { name: t('people.actions'), isUnseen: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </OfficeList>
  )
}

function Row({ row }: { row: MemberRow }) {
  const { t } = useLanguage()
  const { id, name, email, company, country, vatId, hasCodes, standing, since } = row
  return (
    <tr>
      <td>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{email}</bdi>
        </small>
      </td>
      <td>
        <bdi>{company}</bdi>
        {country && <small>{country}</small>}
        {vatId && <small>{t('office_members.vat', { number: vatId })}</small>}
      </td>
      <td>
        <span className={standingPills[standing]}>{t(`office_members.standing.${standing}`)}</span>
      </td>
      <td className="list-table__moment">{since}</td>
      <td>
        <Form method="post" className="office-list__actions" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          {standing !== 'approved' && (
            <button className="btn btn--line" type="submit" name="standing" value="approved">
              {t('office_members.approve')}
            </button>
          )}
          {(standing === 'new' || standing === 'approved') && (
            <button className="btn btn--line" type="submit" name="standing" value="refused">
              {t('office_members.refuse')}
            </button>
          )}
        </Form>
        {standing !== 'blocked' && (
          <Ask label={t('office_members.block')} sure={t('office_members.block_sure', { email })} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button className="btn btn--stamp" type="submit" name="standing" value="blocked">
              {t('office_members.block_yes')}
            </button>
          </Ask>
        )}
        {hasCodes && (
          <Ask label={t('office_members.factor')} sure={t('office_members.factor_sure', { email })} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button className="btn btn--stamp" type="submit" name="factor" value="lost">
              {t('office_members.factor_yes')}
            </button>
          </Ask>
        )}
      </td>
    </tr>
  )
}
