import { Form, redirect } from 'react-router'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { Fact } from '../../inbox/office-lists/fact'
import { Breadcrumb, OfficeTitle } from '../../inbox/office-lists/office-head'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import '../../platform/ui/fact-list.css'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import type { Route } from './+types/mail-page'
import { actOnMail } from './act-on-mail.server'
import './mail-page.css'
import { mailPills } from './mail-states'
import { type MailView, presentMail } from './present-outbox.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = officeContext(args)
  const mail = await presentMail(services, args.params.mail, language)
  // Like any missing page of the office: redirect to the list.
  if (!mail) throw redirect(pageAddress('/:lang/team/outbox', language))
  return mail
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, (services, fields, colleague) =>
    actOnMail(services, args.params.mail, fields, colleague),
  )
}

export default function MailPage({ loaderData: mail, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/outbox', language)
  const { id, copyId, subject, state, text, item } = mail
  return (
    <article className="mail-page">
      <OfficeTitle title={subject} />
      <Breadcrumb list="outbox" here={<bdi>{subject}</bdi>} />
      <h1 className="d4" dir="auto">
        {subject}
      </h1>
      <p className="mail-page__state">
        <span className={mailPills[state]}>{t(`outbox.state.${state}`)}</span>
        {item && <PageLink to={`${pageAddress('/:lang/team/inbox', language)}/${item}`}>{t('outbox.item')}</PageLink>}
      </p>
      <OfficeNotice
        outcomes={{ resent: t('outbox.did_resend'), cancelled: t('outbox.did_cancel') }}
        refused={actionData}
      />
      <MailFacts mail={mail} />
      <div className="office-list__actions">
        {mail.canResend && (
          <Form method="post">
            <input type="hidden" name="copy" value={copyId} />
            <button
              className={state === 'sent' ? 'btn btn--line btn--md' : 'btn btn--md'}
              type="submit"
              name="intent"
              value="resend"
            >
              <Icon name="retry" />
              {t('outbox.resend')}
            </button>
          </Form>
        )}
        {mail.canCancel && (
          <Form method="post">
            <button className="btn btn--line btn--md" type="submit" name="intent" value="cancel">
              <Icon name="x" />
              {t('outbox.cancel')}
            </button>
          </Form>
        )}
        <a className="btn btn--line btn--md" href={`${page}/${id}/html`} target="_blank" rel="noopener">
          {t('outbox.as_sent')}
          <Icon name="arrow-up-right" flip />
        </a>
      </div>
      <h2>{t('outbox.text')}</h2>
      <pre className="panel mail-page__text" dir="auto">
        {text}
      </pre>
    </article>
  )
}

function MailFacts({ mail }: { mail: MailView }) {
  const { t } = useLanguage()
  const facts = [
    [t('outbox.written_for'), mail.kind && t(mail.kind)],
    [t('office.from'), mail.from],
    [t('office.to'), mail.to],
    [t('outbox.reply_to'), mail.replyTo],
    [t('outbox.written'), mail.at],
    [t('outbox.ended'), mail.ended !== mail.at && mail.ended],
    [t('outbox.next'), mail.next],
    [t('outbox.attempts'), mail.attempts > 1 && mail.attempts],
    [t('outbox.reason'), mail.lastError],
  ] as const
  return (
    <dl className="panel fact-list mail-page__facts">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value && <bdi>{value}</bdi>}
        </Fact>
      ))}
    </dl>
  )
}
