import { Form } from 'react-router'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { parseListQuery } from '../../inbox/office/list-query'
import { OfficeList } from '../../inbox/office/office-list'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { OfficeTable } from '../../inbox/office/office-table'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import '../../platform/ui/pill.css'
import type { Route } from './+types/members-page'
import { changeMember } from './change-member.server'
import { memberStandings, standingPills } from './member-standings'
import { type MemberRow, presentMembers } from './present-members.server'

export function loader(args: Route.LoaderArgs) {
  const query = parseListQuery(new URL(args.request.url).searchParams, { standing: memberStandings })
  return presentMembers(args.context.get(servicesContext), query, officeContext(args).language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, changeMember)
}

export function headers() {
  return OFFICE_HEADERS
}

export default function MembersPage({ loaderData: { ways, rows }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/members', language)
  return (
    <OfficeList
      title={t('members_desk.title')}
      lead={t('members_desk.lead')}
      page={page}
      ways={ways}
      search={{ label: t('members_desk.search'), hint: t('members_desk.search_hint') }}
      filters={[
        {
          name: 'standing',
          label: t('inbox.status'),
          options: memberStandings.map((value) => ({ value, label: t(`members_desk.standing.${value}`) })),
        },
      ]}
      empty={t('members_desk.empty')}
      above={<OfficeNotice news={{ standing: t('members_desk.did') }} refused={actionData} />}
    >
      {rows.length > 0 && (
        <OfficeTable
          caption={t('members_desk.title')}
          head={[
            t('members_desk.who'),
            t('members_desk.company'),
            t('inbox.status'),
            t('members_desk.since'),
            { unseen: t('people.actions') },
          ]}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </OfficeTable>
      )}
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
        {vatId && <small>{t('members_desk.vat', { number: vatId })}</small>}
      </td>
      <td>
        <span className={standingPills[standing]}>{t(`members_desk.standing.${standing}`)}</span>
      </td>
      <td className="office-table__moment">{since}</td>
      <td>
        <Form method="post" className="office-list__actions" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          {standing !== 'approved' && (
            <button className="btn btn--line" type="submit" name="standing" value="approved">
              {t('members_desk.approve')}
            </button>
          )}
          {(standing === 'new' || standing === 'approved') && (
            <button className="btn btn--line" type="submit" name="standing" value="refused">
              {t('members_desk.refuse')}
            </button>
          )}
        </Form>
        {standing !== 'blocked' && (
          <details className="ask">
            <summary>{t('members_desk.block')}</summary>
            <Form method="post" preventScrollReset>
              <p>{t('members_desk.block_sure', { email })}</p>
              <input type="hidden" name="id" value={id} />
              <button className="btn btn--stamp" type="submit" name="standing" value="blocked">
                {t('members_desk.block_yes')}
              </button>
            </Form>
          </details>
        )}
        {hasCodes && (
          <details className="ask">
            <summary>{t('members_desk.factor')}</summary>
            <Form method="post" preventScrollReset>
              <p>{t('members_desk.factor_sure', { email })}</p>
              <input type="hidden" name="id" value={id} />
              <button className="btn btn--stamp" type="submit" name="factor" value="lost">
                {t('members_desk.factor_yes')}
              </button>
            </Form>
          </details>
        )}
      </td>
    </tr>
  )
}
