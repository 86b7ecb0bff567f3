import { Form, redirect } from 'react-router'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { Ask } from '../../inbox/office-lists/ask'
import { Fact } from '../../inbox/office-lists/fact'
import { JobProgress } from '../../inbox/office-lists/job-progress'
import { Breadcrumb } from '../../inbox/office-lists/office-head'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { useProgress } from '../../inbox/office-lists/use-progress'
import { formatList } from '../../platform/i18n/format'
import { languageLabel, languageName } from '../../platform/i18n/language-name'
import { pageAddress } from '../../platform/i18n/page-address'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/fact-list.css'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import type { Route } from './+types/mailing-page'
import { changeMailing } from './change-mailing.server'
import { mailingPills, recipientPills, recipientStates, recipientWords } from './mailing-states'
import './mailings.css'
import { type MailingView, presentMailing } from './present-mailings.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, search } = officeContext(args)
  const mailing = await presentMailing(services, args.params.mailing, search, language)
  if (!mailing) throw redirect(pageAddress('/:lang/team/mailings', language))
  return mailing
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, (services, fields, colleague) =>
    changeMailing(services, args.params.mailing, fields, colleague),
  )
}

export default function MailingPage({ loaderData: mailing, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const log = pageAddress('/:lang/team/mailings', language)
  const { subject, links, rows, isUnderWay } = mailing
  useProgress(isUnderWay, 2_000)
  const outcomes = {
    begun: t('mailings.did.begun'),
    stopped: t('mailings.did.stopped'),
    resumed: t('mailings.did.resumed'),
    left_out: t('mailings.did.left_out'),
    lifted: t('mailings.did.lifted'),
  }
  return (
    <article className="mailing">
      <Breadcrumb list="mailings" here={<bdi>{subject}</bdi>} />
      <OfficeNotice outcomes={outcomes} refused={actionData} />
      <OfficeList
        title={subject}
        lead={t(`mailings.to.${mailing.audience}`, { shown: mailing.inWords })}
        page={`${log}/${mailing.id}`}
        links={links}
        search={{ label: t('mailings.search_recipients'), hint: t('office_subscribers.search_hint') }}
        filters={[
          {
            name: 'state',
            label: t('inbox.status'),
            options: recipientStates.map((state) => [state, t(recipientWords[state])]),
          },
        ]}
        empty={t('mailings.forgotten')}
        above={
          <>
            <Progress mailing={mailing} />
            <Facts mailing={mailing} />
          </>
        }
        caption={t('mailings.recipients')}
        head={[
          t('office_subscribers.search_hint'),
          t('office_subscribers.language'),
          t('inbox.status'),
          t('mailings.queued_at'),
        ]}
      >
        {rows.map((row) => (
          <Recipient key={row.email} row={row} />
        ))}
      </OfficeList>
    </article>
  )
}

function Progress({ mailing: { state, settled, recipients, counts, rest } }: { mailing: MailingView }) {
  const { t, language } = useLanguage()
  return (
    <div className="panel office-panel mailing__panel">
      <JobProgress
        label={t('mailings.how_far')}
        state={<span className={mailingPills[state]}>{t(`mailings.state.${state}`)}</span>}
        words={t('mailings.progress', {
          done: formatNumber(settled, language),
          total: formatNumber(recipients, language),
        })}
        done={settled}
        total={recipients}
      />
      <ul className="office__row">
        {recipientStates.map((one) => {
          const count = counts[one] ?? 0
          return (
            count > 0 && (
              <li key={one}>
                <span className={recipientPills[one]}>{t(recipientWords[one])}</span>{' '}
                <b className="tabular">{formatNumber(count, language)}</b>
              </li>
            )
          )
        })}
      </ul>
      {state === 'stopped' && (
        <p>
          {t('mailings.stopped_after', {
            sent: formatNumber((counts.sent ?? 0) + (counts.kept ?? 0), language),
            rest: formatNumber(rest, language),
          })}
        </p>
      )}
      {rest > 0 && (
        <Ask label={t('mailings.resume')} sure={t('mailings.resume_sure')} preventScrollReset>
          <button className="btn" type="submit" name="intent" value="resume">
            {t('mailings.resume_yes', { count: rest })}
          </button>
        </Ask>
      )}
      {state === 'sending' && (
        <Ask label={t('mailings.stop')} sure={t('mailings.stop_sure')} preventScrollReset>
          <button className="btn btn--stamp" type="submit" name="intent" value="stop">
            {t('mailings.stop_yes')}
          </button>
        </Ask>
      )}
    </div>
  )
}

function Facts({ mailing }: { mailing: MailingView }) {
  const { t, language } = useLanguage()
  const { who, at, ended, interests, audience, lots, texts } = mailing
  const lotsPage = pageAddress('/:lang/team/lots', language)
  return (
    <div className="panel office-panel mailing__panel">
      <dl className="fact-list">
        <Fact label={t('mailings.sent_by')}>
          <bdi>{who}</bdi>, {at}
        </Fact>
        <Fact label={t('outbox.ended')}>{ended}</Fact>
        {audience === 'subscribers' && (
          <Fact label={t('office_subscribers.interest')}>
            {interests.length === 0
              ? t('office_subscribers.everything')
              : formatList(
                  interests.map((category) => t(`categories.${category}`)),
                  language,
                )}
          </Fact>
        )}
        <Fact label={t('stock.title')}>
          <ul className="office__row">
            {lots.map(({ reference, isThere }) => (
              <li key={reference}>
                {isThere ? (
                  <PageLink to={`${lotsPage}/${reference}`}>
                    <bdi dir="ltr">{reference}</bdi>
                  </PageLink>
                ) : (
                  <bdi dir="ltr">{reference}</bdi>
                )}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      {texts.map(({ language: spoken, subject, note }) => (
        <details className="ask" key={spoken}>
          <summary>{t('mailings.text_in', { language: languageName(spoken, language) })}</summary>
          <p lang={spoken} dir="auto">
            <b>{subject}</b>
          </p>
          <pre className="mailing__text" lang={spoken} dir="auto">
            {note}
          </pre>
        </details>
      ))}
    </div>
  )
}

function Recipient({ row }: { row: MailingView['rows'][number] }) {
  const { t, language } = useLanguage()
  const { email, name, language: spoken, state, reason, words, mailId, at, stopped } = row
  return (
    <tr>
      <td>
        <b>
          <bdi dir="ltr">{email}</bdi>
        </b>
        {name && (
          <small>
            <bdi>{name}</bdi>
          </small>
        )}
        <LeaveOut email={email} stopped={stopped} />
      </td>
      <td>{languageLabel(spoken, language)}</td>
      <td>
        <span className={recipientPills[state]}>{t(recipientWords[state])}</span>
        {reason && <small>{t(`mailings.reason.${reason}`)}</small>}
        {words && <small dir="auto">{words}</small>}
      </td>
      <td className="list-table__moment">
        {at}
        {mailId && (
          <small>
            <PageLink to={`${pageAddress('/:lang/team/outbox', language)}/${mailId}`}>{t('mailings.mail')}</PageLink>
          </small>
        )}
      </td>
    </tr>
  )
}

function LeaveOut({ email, stopped }: { email: string; stopped: 'bounced' | 'objected' | null }) {
  const { t } = useLanguage()
  return (
    <details className="ask">
      <summary>{t(stopped ? 'mailings.is_left_out' : 'mailings.leave_out')}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="email" value={email} />
        {stopped ? (
          <>
            <p>{t(`mailings.reason.${stopped}`)}</p>
            <button className="btn btn--line" type="submit" name="intent" value="lift">
              <Icon name="retry" />
              {t('mailings.lift')}
            </button>
          </>
        ) : (
          <>
            <label>
              <span className="caption">{t('mailings.why')}</span>
              <select className="input input--md" name="why">
                <option value="objected">{t('mailings.reason.objected')}</option>
                <option value="bounced">{t('mailings.reason.bounced')}</option>
              </select>
            </label>
            <button className="btn btn--stamp" type="submit" name="intent" value="leave_out">
              {t('mailings.leave_out_yes')}
            </button>
          </>
        )}
      </Form>
    </details>
  )
}
