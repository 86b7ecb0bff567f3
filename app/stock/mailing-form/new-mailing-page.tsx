import { randomUUIDv7 } from 'node:crypto'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import type { FieldErrors } from '../../platform/base/errors'
import { pageAddress } from '../../platform/i18n/page-address'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { RefusalAlert } from '../../platform/ui/alert'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import '../../inbox/office-lists/office-list.css'
import { beginDraft, readLots } from '../mailings/mailing-draft'
import type { Route } from './+types/new-mailing-page'
import { handleMailingForm } from './answer-mailing-form.server'
import { LotFiles } from './lots-file-links'
import { MailTexts } from './mail-texts'
import { MailingTo } from './mailing-recipients'
import '../mailings/mailings.css'
import { Panel } from '../../inbox/office-lists/panel'
import { withWaitingBuyers } from '../mailings/waiting-buyers.server'
import { type DraftView, presentDraft } from './present-draft.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, colleague, language, search } = officeContext(args)
  const { name, email: address } = colleague
  const lots = readLots(search.getAll('lot'))
  const begun = beginDraft(randomUUIDv7(), lots, services.config.site.languages)
  const draft = search.has('waiting') ? await withWaitingBuyers(services, begun) : begun
  return { draft: await presentDraft(services, draft, language, { name, address }) }
}

export const action = handleMailingForm

export default function NewMailingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const [shown, setShown] = useState({ answer: actionData, turn: 0 })
  // Without an answer, such as after a lost connection, the page stays as it is.
  if (actionData !== undefined && actionData !== shown.answer) setShown({ answer: actionData, turn: shown.turn + 1 })
  return (
    <article className="mailing">
      <OfficeHead title={t('mailings.new')} trail={{ list: 'mailings', here: t('mailings.new') }} />
      {/* Remounted for each answer, because the fields are uncontrolled. */}
      <MailingForm key={shown.turn} draft={loaderData.draft} {...shown.answer} isAnswer={shown.answer !== undefined} />
    </article>
  )
}

interface MailingFormProps {
  readonly draft: DraftView
  readonly reason?: string | null
  readonly errors?: FieldErrors
  readonly isAnswer: boolean
}

function MailingForm({ draft, reason = null, errors = {}, isAnswer }: MailingFormProps) {
  const { language } = useLanguage()
  const page = pageAddress('/:lang/team/mailings/new', language)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useKeptMailing(form, isAnswer)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    // The browser opens the preview in a new window.
    if (submitter?.hasAttribute('formtarget')) return
    event.preventDefault()
    submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget)
  }
  return (
    <>
      <RefusalAlert refused={{ reason }} />
      <form method="post" className="mailing" ref={form} onSubmit={send}>
        <button type="submit" name="intent" value="look" hidden />
        <input type="hidden" name="id" value={draft.id} />
        <input type="hidden" name="seen" value={draft.seen} />
        {draft.waiting && <input type="hidden" name="waiting" value="on" />}
        <Lots lots={draft.lots} />
        <MailingTo draft={draft} />
        <MailTexts texts={draft.texts} errors={errors} look={`${page}/look`} />
        <Send draft={draft} />
        <LotFiles draft={draft} page={page} />
      </form>
    </>
  )
}

function Lots({ lots }: { lots: DraftView['lots'] }) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/lots', language)
  return (
    <Panel id="mailing-lots" title={t('stock.title')} className="mailing__panel">
      {lots.length === 0 ? (
        <p>
          {t('mailings.no_lots_yet')}{' '}
          <PageLink className="link" to={`${page}?status=published`}>
            {t('mailings.choose_lots')}
          </PageLink>
        </p>
      ) : (
        <ul className="mailing__people">
          {lots.map(({ reference, title, isOnSale, statusName }) => (
            <li key={reference}>
              <label className="check">
                <input type="checkbox" name="lot" value={reference} defaultChecked />
                <span>
                  <b dir="auto">{title}</b>{' '}
                  <small>
                    <bdi dir="ltr" className="mailing__reference">
                      {reference}
                    </bdi>
                  </small>
                </span>
              </label>
              {!isOnSale && (
                <p>
                  <span className="pill pill--warn">{statusName}</span> {t('mailings.not_on_sale')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Sends after a confirmation, because mails cannot be recalled. */
function Send({ draft: { going, leftOut, lots } }: { draft: DraftView }) {
  const { t, language } = useLanguage()
  const canSend = going > 0 && lots.some(({ isOnSale }) => isOnSale)
  return (
    <Panel id="mailing-send" title={t('mailings.send')} className="mailing__panel mailing__send">
      <p role="status">
        <b>{t('mailings.going', { shown: formatNumber(going, language) })}</b>{' '}
        {leftOut > 0 && t('mailings.left_out_count', { shown: formatNumber(leftOut, language) })}
      </p>
      <div className="office__row">
        <button className="btn btn--line btn--md" type="submit" name="intent" value="look">
          {t('mailings.look')}
        </button>
        {going === 0 && <span className="hint">{t('mailings.no_people_yet')}</span>}
      </div>
      {canSend && (
        <details>
          <summary className="btn btn--md">{t('mailings.send_to', { count: going })}</summary>
          <p>{t('mailings.send_sure')}</p>
          <button className="btn btn--md" type="submit" name="intent" value="send">
            <Icon name="mail" />
            {t('mailings.send_yes')}
          </button>
        </details>
      )}
    </Panel>
  )
}

/** Keeps an unsent mailing across reloads. The stored form is posted again, because the server adds fields for each recipient. */
function useKeptMailing(form: RefObject<HTMLFormElement | null>, isAnswer: boolean): void {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const { location: next, formMethod } = useNavigation()
  const name = `mailing ${search}`
  const isSent = formMethod === 'POST' && next !== undefined && next.pathname !== pathname
  useEffect(() => {
    if (isSent) sessionStorage.removeItem(name)
  }, [isSent, name])
  useEffect(() => {
    const element = form.current
    if (!element) return
    const kept = sessionStorage.getItem(name)
    if (!isAnswer && kept !== null) {
      submit(new URLSearchParams(kept), { method: 'post', replace: true })
      return
    }
    const keep = () => sessionStorage.setItem(name, String(fieldsOf(element)))
    if (isAnswer) keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, isAnswer, name, submit])
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}
