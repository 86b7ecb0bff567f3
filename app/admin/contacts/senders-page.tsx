import { Form } from 'react-router'
import { z } from 'zod'
import { blockSender, findBlockedSenders, unblockSender } from '../../company/senders/blocked-senders.server'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { useRight } from '../../inbox/office/use-right'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { parseInput } from '../../platform/base/parse-input'
import { optionalLineInput } from '../../platform/base/text-input'
import { InputField } from '../../platform/forms/field-controls'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/field.css'
import type { Route } from './+types/senders-page'
import './senders-page.css'

const senderInput = z
  .string('validation.required')
  .trim()
  .toLowerCase()
  .max(254, 'validation.too_long')
  .regex(/^[^\s@,;<>"]*@[^\s@,;<>"]+\.[^\s@,;<>"]+$/, 'senders.unreadable')

const changeSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('block'), sender: senderInput, why: optionalLineInput(200).default('') }),
    z.object({ intent: z.literal('unblock'), sender: senderInput }),
  ],
  'validation.choice',
)

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = officeContext(args)
  const { db, config } = services
  const moment = (at: Date) => formatMoment(at, language, config.site.company.timeZone)
  const blocked = await findBlockedSenders(db)
  return {
    blocked: blocked.map(({ email, why, who, createdAt, caught, caughtAt }) => ({
      ...{ email, why, who },
      since: moment(createdAt),
      caught: formatNumber(caught, language),
      last: caughtAt && moment(caughtAt),
    })),
  }
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, async ({ db, now }, fields, colleague) => {
    const change = parseInput(changeSchema, Object.fromEntries(fields))
    await db.transaction(async (tx) => {
      if (change.intent === 'unblock') await unblockSender(tx, change.sender, colleague, now())
      else await blockSender(tx, { sender: change.sender, why: change.why || null }, colleague, now())
    })
    return `${change.intent}ed`
  })
}

export default function SendersPage({ loaderData: { blocked }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const mayChange = useRight('remove')
  const title = t('senders.title')
  return (
    <>
      <OfficeHead title={title} />
      <p className="muted">
        {t('senders.lead')}{' '}
        <PageLink className="link" to={`${pageAddress('/:lang/team/inbox', language)}?tab=quarantine`}>
          {t('inbox.tab.quarantine')}
        </PageLink>
      </p>
      <OfficeNotice
        outcomes={{ blocked: t('senders.did_block'), unblocked: t('senders.did_unblock') }}
        refused={actionData}
      />
      {blocked.length === 0 ? (
        <p className="panel senders__none">{t('senders.none')}</p>
      ) : (
        <ListTable
          look="records"
          caption={title}
          head={[
            t('senders.sender'),
            t('senders.why'),
            t('senders.by'),
            t('senders.caught'),
            { name: t('people.actions'), isUnseen: true },
          ]}
        >
          {blocked.map((sender) => (
            <tr key={sender.email}>
              <td>
                <b>
                  <bdi dir="ltr">{sender.email}</bdi>
                </b>
              </td>
              <td dir="auto">{sender.why}</td>
              <td>
                <bdi>{sender.who}</bdi>
                <small>{sender.since}</small>
              </td>
              <td>
                {sender.caught}
                {sender.last && <small>{t('senders.last', { moment: sender.last })}</small>}
              </td>
              <td>
                {mayChange && (
                  <Form method="post">
                    <input type="hidden" name="sender" value={sender.email} />
                    <button className="btn btn--line btn--sm" type="submit" name="intent" value="unblock">
                      {t('senders.unblock')}
                    </button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {mayChange && <BlockForm typed={actionData?.typed.intent === 'block' ? actionData.typed : {}} />}
    </>
  )
}

function BlockForm({ typed }: { typed: Readonly<Record<string, string>> }) {
  const { t } = useLanguage()
  return (
    <section className="senders__block" aria-labelledby="block">
      <h2 className="h5" id="block">
        {t('senders.block')}
      </h2>
      <Form method="post" key={typed.sender}>
        <InputField
          className="input input--md"
          label={t('senders.sender_or_domain')}
          name="sender"
          maxLength={254}
          autoComplete="off"
          dir="ltr"
          required
          defaultValue={typed.sender}
        />
        <InputField
          className="input input--md"
          label={t('inbox.block_why')}
          name="why"
          maxLength={200}
          autoComplete="off"
          dir="auto"
          defaultValue={typed.why}
        />
        <button className="btn btn--md" type="submit" name="intent" value="block">
          {t('inbox.block_now')}
        </button>
      </Form>
    </section>
  )
}
