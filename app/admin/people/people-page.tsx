import { Form } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { OfficeTable } from '../../inbox/office/office-table'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Field } from '../../platform/ui/field'
import '../../platform/ui/field.css'
import '../../platform/ui/pill.css'
import type { Route } from './+types/people-page'
import './admin-page.css'
import { changePeople } from './change-people.server'
import { type PeopleView, presentPeople } from './present-people.server'

export function loader(args: Route.LoaderArgs) {
  const { session, language } = officeContext(args)
  return presentPeople(args.context.get(servicesContext), session.member.id, language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, changePeople)
}

export function headers() {
  return OFFICE_HEADERS
}

export default function PeoplePage({ loaderData: { team, invited }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  const typed = actionData?.typed.intent === 'invite' ? actionData.typed.email : undefined
  return (
    <div className="people">
      <title>{t('office.page_title', { page: t('people.title'), company: company.name })}</title>
      <h1 className="d3">{t('people.title')}</h1>
      <p className="muted">{t('people.lead')}</p>
      <OfficeNotice news={{ invited: t('people.did_invite'), removed: t('people.did_remove') }} refused={actionData} />
      <OfficeTable
        caption={t('people.title')}
        head={[t('people.name'), t('people.second_factor'), { unseen: t('people.actions') }]}
      >
        {team.map((person) => (
          <Person key={person.email} person={person} />
        ))}
        {invited.map(({ email, until }) => (
          <tr key={email}>
            <td>
              <b>
                <bdi dir="ltr">{email}</bdi>
              </b>
              <small>{t('people.invited_until', { moment: until })}</small>
            </td>
            <td />
            <td>
              <Remove email={email} label={t('people.take_back')} />
            </td>
          </tr>
        ))}
      </OfficeTable>
      <section className="people__section" aria-labelledby="invite">
        <h2 className="d5" id="invite">
          {t('people.invite')}
        </h2>
        <p className="muted">{t('people.invite_lead')}</p>
        <Form method="post" className="people__form">
          <input type="hidden" name="intent" value="invite" />
          <Field id="invite-email" label={t('people.email')}>
            <input
              className="inp"
              id="invite-email"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              dir="ltr"
              required
              defaultValue={typed}
              aria-invalid={typed !== undefined || undefined}
            />
          </Field>
          <button className="btn btn--md" type="submit">
            {t('people.send_invitation')}
          </button>
        </Form>
      </section>
    </div>
  )
}

function Person({ person: { name, email, factors, isMe } }: { person: PeopleView['team'][number] }) {
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
      <td>{!isMe && <Remove email={email} label={t('people.remove')} />}</td>
    </tr>
  )
}

/** Asks for confirmation, also without JavaScript. */
function Remove({ email, label }: { email: string; label: string }) {
  const { t } = useLanguage()
  return (
    <details className="ask">
      <summary>{label}</summary>
      <Form method="post">
        <p>{t('people.sure', { email })}</p>
        <input type="hidden" name="email" value={email} />
        <button className="btn btn--stamp btn--sm" type="submit" name="intent" value="remove">
          {t('people.yes')}
        </button>
      </Form>
    </details>
  )
}
