import { Form } from 'react-router'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { JobProgress } from '../../inbox/office-lists/job-progress'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { OfficePages } from '../../inbox/office-lists/office-pages'
import { useProgress } from '../../inbox/office-lists/use-progress'
import { formatList } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { ListTable } from '../../platform/ui/list-table'
import '../../platform/ui/field.css'
import { Icon } from '../../platform/ui/every-icon'
import { Field } from '../../platform/ui/field'
import type { Route } from './+types/privacy-page'
import { eraseByForm } from './erase-form.server'
import { PersonFound } from './person-found'
import { type PrivacyView, presentPrivacy } from './present-privacy.server'
import '../people/admin-page.css'
import './privacy-page.css'

export function loader(args: Route.LoaderArgs) {
  const { services, search, language } = officeContext(args)
  return presentPrivacy(services, search, language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, eraseByForm)
}

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { typed, person, isNoAddress, wishes, isUnderWay } = loaderData
  useProgress(isUnderWay)
  const page = pageAddress('/:lang/team/privacy', language)
  return (
    <div className="admin">
      <OfficeHead title={t('office_privacy.title')} />
      <p className="muted">{t('office_privacy.lead')}</p>
      <OfficeNotice outcomes={{ asked: t('office_privacy.did_ask') }} refused={actionData} />
      <Form key={typed} className="privacy__form" action={page}>
        <Field id="person" label={t('office_privacy.email')} error={isNoAddress ? t('validation.email') : undefined}>
          <input
            className="input"
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
          {t('office_privacy.find')}
        </button>
      </Form>
      {person && <PersonFound person={person} />}
      {wishes.length > 0 && <PendingErasures wishes={wishes} />}
      <Rules rules={loaderData.rules} />
      <Erasures view={loaderData} page={page} />
    </div>
  )
}

function Rules({ rules }: Pick<PrivacyView, 'rules'>) {
  const { t } = useLanguage()
  return (
    <details className="ask">
      <summary>{t('office_privacy.periods')}</summary>
      <p className="muted">{t('office_privacy.periods_lead')}</p>
      <ListTable
        look="records"
        head={[t('office_privacy.kept'), t('office_privacy.period'), t('office_privacy.last_run')]}
      >
        {rules.map(({ rule, period, ranAt, removed }) => (
          <tr key={rule}>
            <td>
              <b>{t(`office_privacy.rule.${rule}`)}</b>
            </td>
            <td>{period}</td>
            <td>
              {ranAt === null ? t('office_privacy.not_yet') : ranAt}
              {removed !== null && <small>{t('office_privacy.removed', { removed })}</small>}
            </td>
          </tr>
        ))}
      </ListTable>
    </details>
  )
}

function Erasures({ view: { erased, links }, page }: { view: PrivacyView; page: string }) {
  const { t, language } = useLanguage()
  if (erased.length === 0) return null
  return (
    <section className="admin__section" aria-labelledby="erased">
      <h2 id="erased">{t('office_privacy.erased')}</h2>
      <ListTable look="records" head={[t('audit.when'), t('audit.who'), t('office_privacy.how_much')]}>
        {erased.map(({ id, at, who, kinds }) => (
          <tr key={id}>
            <td>{at}</td>
            <td>{who === null ? t('office_privacy.by_themselves') : <bdi>{who}</bdi>}</td>
            <td>
              {kinds.length === 0
                ? t('office_privacy.nothing')
                : formatList(
                    kinds.map(({ label, count }) => t('office_privacy.some', { kind: t(label), count })),
                    language,
                  )}
            </td>
          </tr>
        ))}
      </ListTable>
      <OfficePages page={page} first={null} next={links.next} />
    </section>
  )
}

function PendingErasures({ wishes }: Pick<PrivacyView, 'wishes'>) {
  const { t, messages } = useLanguage()
  return (
    <section className="admin__section" aria-labelledby="erasing">
      <h2 id="erasing">{t('office_privacy.erasing')}</h2>
      <p className="muted">{t('office_privacy.erasing_lead')}</p>
      <ListTable
        look="records"
        head={[t('office_privacy.email'), t('audit.when'), t('audit.who'), t('office_privacy.how_far')]}
      >
        {wishes.map(({ id, email, at, who, share, percent, obstacle }) => (
          <tr key={id}>
            <td>
              <bdi dir="ltr">{email}</bdi>
            </td>
            <td>{at}</td>
            <td>{who === null ? t('office_privacy.by_themselves') : <bdi>{who}</bdi>}</td>
            <td>
              <JobProgress label={t('office_privacy.how_far')} words={percent} done={share} total={1} />
              {obstacle && (
                <small>
                  {t('office_privacy.obstacle', {
                    reason: t(isMessageKey(messages, obstacle) ? obstacle : 'office_privacy.failed'),
                  })}
                </small>
              )}
            </td>
          </tr>
        ))}
      </ListTable>
    </section>
  )
}
