import { Form } from 'react-router'
import { teamRoles } from '../../company/team/team-rights'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { useRight } from '../../inbox/office/use-right'
import { Ask } from '../../inbox/office-lists/ask'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { InputField, SelectField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/field.css'
import '../../platform/ui/pill.css'
import type { Route } from './+types/people-page'
import './admin-page.css'
import { changePeople } from './change-people.server'
import { type PeopleView, presentPeople } from './present-people.server'

export function loader(args: Route.LoaderArgs) {
  const { services, session, language } = officeContext(args)
  return presentPeople(services, session.member.id, language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, changePeople)
}

export default function PeoplePage({ loaderData: { team, invited }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const mayChange = useRight('team')
  const typed = actionData?.typed.intent === 'invite' ? actionData.typed.email : undefined
  return (
    <div className="admin">
      <OfficeHead title={t('people.title')} />
      <p className="muted">{t('people.lead')}</p>
      <OfficeNotice
        outcomes={{
          invited: t('people.did_invite'),
          removed: t('people.did_remove'),
          role_set: t('people.did_set_role'),
        }}
        refused={actionData}
      />
      <ListTable
        look="records"
        caption={t('people.title')}
        head={[
          t('people.name'),
          t('people.role'),
          t('people.second_factor'),
          { name: t('people.actions'), isUnseen: true },
        ]}
      >
        {team.map((person) => (
          <Person key={person.email} person={person} team={team} mayChange={mayChange} />
        ))}
        {invited.map(({ email, teamRole, until }) => (
          <tr key={email}>
            <td>
              <b>
                <bdi dir="ltr">{email}</bdi>
              </b>
              <small>{t('people.invited_until', { moment: until })}</small>
            </td>
            <td>{t(`people.roles.${teamRole}`)}</td>
            <td />
            <td>{mayChange && <Remove email={email} label={t('people.take_back')} />}</td>
          </tr>
        ))}
      </ListTable>
      {mayChange && <Invite typed={typed} />}
    </div>
  )
}

function Invite({ typed }: { typed: string | undefined }) {
  const { t } = useLanguage()
  return (
    <section className="admin__section" aria-labelledby="invite">
      <h2 id="invite">{t('people.invite')}</h2>
      <p className="muted">{t('people.invite_lead')}</p>
      <Form method="post" className="people__form">
        <input type="hidden" name="intent" value="invite" />
        <InputField
          label={t('people.email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          dir="ltr"
          required
          defaultValue={typed}
          aria-invalid={typed !== undefined || undefined}
        />
        <SelectField label={t('people.role')} name="role" defaultValue="trader">
          <RoleOptions />
        </SelectField>
        <button className="btn btn--md" type="submit">
          {t('people.send_invitation')}
        </button>
      </Form>
    </section>
  )
}

function RoleOptions() {
  const { t } = useLanguage()
  return <Options of={teamRoles.map((each) => [each, t(`people.roles.${each}`)])} />
}

function Person(props: { person: PeopleView['team'][number]; team: PeopleView['team']; mayChange: boolean }) {
  const { person, team, mayChange } = props
  const { name, email, teamRole, factors, isMe } = person
  const { t } = useLanguage()
  return (
    <tr>
      <td>
        <b>
          <bdi>{isMe ? t('inbox.me', { name }) : name}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{email}</bdi>
        </small>
      </td>
      <td>
        {mayChange && !isMe ? (
          <Form method="post" className="people__role" key={teamRole}>
            <input type="hidden" name="email" value={email} />
            <select className="input" name="role" defaultValue={teamRole} aria-label={t('people.role')}>
              <RoleOptions />
            </select>
            <button className="btn btn--line btn--sm" type="submit" name="intent" value="role">
              {t('people.set_role')}
            </button>
          </Form>
        ) : (
          t(`people.roles.${teamRole}`)
        )}
      </td>
      <td>
        {factors.codes || factors.passkeys > 0 ? (
          <span className="pill pill--ok">
            {[
              factors.codes && t('people.codes'),
              factors.passkeys > 0 && t('people.passkeys', { count: factors.passkeys }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        ) : (
          <span className="pill pill--warn">{t('people.no_factor')}</span>
        )}
      </td>
      <td>{mayChange && !isMe && <Remove email={email} label={t('people.remove')} leaver={{ ...person, team }} />}</td>
    </tr>
  )
}

/** Asks for confirmation, also without JavaScript. @param props.leaver a colleague, who may hold work */
function Remove(props: {
  email: string
  label: string
  leaver?: PeopleView['team'][number] & { readonly team: PeopleView['team'] }
}) {
  const { email, label, leaver } = props
  const { t, language } = useLanguage()
  return (
    <Ask label={label} sure={t('people.sure', { email })}>
      {leaver && leaver.held.items + leaver.held.drafts > 0 && (
        <p>
          {t('people.holds', { ...leaver.held })}{' '}
          {leaver.held.items > 0 && (
            <PageLink to={`${pageAddress('/:lang/team/inbox', language)}?with=${leaver.id}`}>
              {t('people.see_items')}
            </PageLink>
          )}
        </p>
      )}
      {leaver && leaver.held.items > 0 && (
        <label className="field">
          {t('people.hand_over')}
          <select className="input" name="successor">
            <option value="">{t('inbox.nobody')}</option>
            <Options of={leaver.team.filter(({ id }) => id !== leaver.id).map(({ id, name }) => [id, name])} />
          </select>
        </label>
      )}
      <input type="hidden" name="email" value={email} />
      <button className="btn btn--stamp btn--sm" type="submit" name="intent" value="remove">
        {t('people.yes')}
      </button>
    </Ask>
  )
}
