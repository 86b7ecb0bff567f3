import { Form } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { OfficePages } from '../../inbox/office/office-pages'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { useProgress } from '../../inbox/office/use-progress'
import { formatList } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import '../../platform/ui/field.css'
import { Icon } from '../../platform/ui/every-icon'
import { Field } from '../../platform/ui/field'
import type { Route } from './+types/privacy-page'
import { eraseByForm } from './erase-form.server'
import { BeingErased } from './pending-erasures'
import { PersonFound } from './person-found'
import { type PrivacyView, presentPrivacy } from './present-privacy.server'
import './privacy-page.css'

export function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams
  return presentPrivacy(args.context.get(servicesContext), search, officeContext(args).language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, eraseByForm)
}

export function headers() {
  return OFFICE_HEADERS
}

export default function PrivacyDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { typed, person, isNoAddress, wishes, isUnderWay } = loaderData
  useProgress(isUnderWay)
  const page = pageAddress('/:lang/team/privacy', language)
  return (
    <div className="privacy">
      <title>{t('office.page_title', { page: t('privacy_desk.title'), company: company.name })}</title>
      <h1 className="d3">{t('privacy_desk.title')}</h1>
      <p className="muted">{t('privacy_desk.lead')}</p>
      <OfficeNotice news={{ asked: t('privacy_desk.did_ask') }} refused={actionData} />
      <Form key={typed} className="privacy__form" action={page}>
        <Field id="person" label={t('privacy_desk.email')} error={isNoAddress ? t('validation.email') : undefined}>
          <input
            className="inp"
            id="person"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="off"
            required
            defaultValue={typed}
            aria-invalid={isNoAddress || undefined}
            aria-describedby={isNoAddress ? 'person-error' : undefined}
          />
        </Field>
        <button className="btn btn--md" type="submit">
          <Icon name="search" />
          {t('privacy_desk.find')}
        </button>
      </Form>
      {person && <PersonFound person={person} />}
      {wishes.length > 0 && <BeingErased wishes={wishes} />}
      <Rules rules={loaderData.rules} />
      <Erasures view={loaderData} page={page} />
    </div>
  )
}

function Rules({ rules }: Pick<PrivacyView, 'rules'>) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="periods">
      <h2 className="d5" id="periods">
        {t('privacy_desk.periods')}
      </h2>
      <p className="muted">{t('privacy_desk.periods_lead')}</p>
      <table className="panel office-table">
        <thead>
          <tr>
            <th scope="col">{t('privacy_desk.kept')}</th>
            <th scope="col">{t('privacy_desk.period')}</th>
            <th scope="col">{t('privacy_desk.last_run')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, days, ranAt, removed }) => (
            <tr key={rule}>
              <td>
                <b>{t(`privacy_desk.rule.${rule}`)}</b>
              </td>
              <td>{t('inbox.days', { count: days })}</td>
              <td>
                {ranAt === null ? t('privacy_desk.not_yet') : ranAt}
                {removed !== null && <small>{t('privacy_desk.removed', { removed })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Erasures({ view: { erased, ways }, page }: { view: PrivacyView; page: string }) {
  const { t, language } = useLanguage()
  return (
    <section aria-labelledby="erased">
      <h2 className="d5" id="erased">
        {t('privacy_desk.erased')}
      </h2>
      {erased.length === 0 ? (
        <p className="muted">{t('privacy_desk.none_erased')}</p>
      ) : (
        <table className="panel office-table">
          <thead>
            <tr>
              <th scope="col">{t('audit.when')}</th>
              <th scope="col">{t('audit.who')}</th>
              <th scope="col">{t('privacy_desk.how_much')}</th>
            </tr>
          </thead>
          <tbody>
            {erased.map(({ id, at, who, kinds }) => (
              <tr key={id}>
                <td>{at}</td>
                <td>{who === null ? t('privacy_desk.by_themselves') : <bdi>{who}</bdi>}</td>
                <td>
                  {kinds.length === 0
                    ? t('privacy_desk.nothing')
                    : formatList(
                        kinds.map(({ label, count }) => t('privacy_desk.some', { kind: t(label), count })),
                        language,
                      )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OfficePages page={page} first={null} next={ways.next} />
    </section>
  )
}
