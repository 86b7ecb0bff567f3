import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { formatList } from '../i18n/format'
import { isMessageKey, type MessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { categories } from '../lots/categories'
import { CategoryGlyph } from '../lots/category-glyph'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'
import type { IssuedRequestForm } from './answer-request-form.server'
import { type BoxesOfForm, Country, controlOf, RequestBox, Ticks } from './request-box'
import {
  boxNumber,
  faultyBoxes,
  hiddenFields,
  type RequestFault,
  type RequestFaults,
  requestLimits,
} from './request-fields'
import { RequestMore } from './request-more'
import type { TypedRequest } from './typed-request'
import type { useRequestForm } from './use-request-form'

/** The id of the form. A page without JavaScript comes back to it. */
const FORM = 'request'

const lines: readonly {
  box: 'name' | 'company' | 'email' | 'phoneNumber' | 'vatId'
  label: MessageKey
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  required: boolean
}[] = [
  { box: 'name', label: 'request.name', type: 'text', autoComplete: 'name', required: true },
  { box: 'company', label: 'request.company', type: 'text', autoComplete: 'organization', required: true },
  { box: 'email', label: 'request.email', type: 'email', autoComplete: 'email', required: true },
  { box: 'phoneNumber', label: 'request.phone', type: 'tel', autoComplete: 'tel', required: false },
  { box: 'vatId', label: 'request.vat_id', type: 'text', autoComplete: 'off', required: false },
]

/** What a buyer looks for, as a consignment note: a few boxes for everybody, and more of them folded away. */
export function RequestForm(props: {
  use: ReturnType<typeof useRequestForm>
  issued: IssuedRequestForm
  typed: TypedRequest
  countries: string
}) {
  const { use, issued, typed, countries } = props
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const { state } = use
  const faults = state.status === 'open' ? state.faults : {}
  const form: BoxesOfForm = { faults, typed, countries }
  const pending = state.status === 'pending'
  return (
    <form
      id={FORM}
      className="note"
      method="post"
      action={`${pathname}#${FORM}`}
      noValidate
      tabIndex={-1}
      aria-labelledby="request-note"
      {...use.handlers}
    >
      <div className="note__h">
        <b id="request-note">{t('request_form.title')}</b>
        <span>{t('request_form.few_boxes')}</span>
      </div>
      {state.status === 'open' && state.failure && <Failure reason={state.failure.reason} heading={use.outcome} />}
      <input type="hidden" name={hiddenFields.key} defaultValue={issued.key} />
      <input type="hidden" name={hiddenFields.issuedAt} defaultValue={issued.issuedAt} />
      {/* Out of sight, and not by `display: none`, which machines look for. */}
      <div className="vh" aria-hidden="true">
        <label htmlFor="request-honeypot">{t('request_form.trap')}</label>
        <input id="request-honeypot" name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div inert={pending}>
        <div className="cells">
          <RequestBox form={form} box="text" label={t('request.text')} full>
            <textarea
              {...controlOf(form, 'text')}
              maxLength={requestLimits.text}
              placeholder={t('request_form.text_hint')}
              required
            />
          </RequestBox>
          <RequestBox form={form} box="categories" label={t('request.categories')} group full>
            <Ticks
              form={form}
              name="categories"
              options={categories.map((value) => ({
                value,
                label: t(`categories.${value}`),
                picture: <CategoryGlyph category={value} />,
              }))}
            />
          </RequestBox>
          {lines.slice(0, 3).map((line) => (
            <Line key={line.box} form={form} {...line} />
          ))}
          <RequestBox form={form} box="country" label={t('request.country')}>
            <Country form={form} name="country" autoComplete="country" required />
          </RequestBox>
          {lines.slice(3).map((line) => (
            <Line key={line.box} form={form} {...line} />
          ))}
        </div>
        <RequestMore form={form} />
      </div>
      <div className="note__f">
        <button className="btn" type="submit" aria-disabled={pending || undefined}>
          {pending && <span className="spin" aria-hidden="true" />}
          {t(pending ? 'request_form.sending' : 'request_form.send')}
        </button>
        <div className="note__s small" role="status">
          <Situation faults={faults} />
        </div>
      </div>
    </form>
  )
}

function Line({ form, ...line }: (typeof lines)[number] & { form: BoxesOfForm }) {
  const { box, label, type, autoComplete, required } = line
  const { t } = useLanguage()
  return (
    <RequestBox form={form} box={box} label={t(label)}>
      <input
        {...controlOf(form, box)}
        type={type}
        autoComplete={autoComplete}
        maxLength={requestLimits[box]}
        dir={box === 'name' || box === 'company' ? undefined : 'ltr'}
        required={required}
      />
    </RequestBox>
  )
}

function Situation({ faults }: { faults: RequestFaults }) {
  const { t, language } = useLanguage()
  const boxes = faultyBoxes(faults).map((box) => String(boxNumber(box)))
  if (boxes.length === 0) return <p className="muted">{t('request_form.privacy')}</p>
  return (
    <p className="err">
      <Icon name="alert-circle" />
      {t('sell_form.look', { count: boxes.length, boxes: formatList(boxes, language) })}
    </p>
  )
}

function Failure({ reason, heading }: { reason: RequestFault | null; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t, messages } = useLanguage()
  const { buyersContact } = useSite()
  // The address is a link inside a sentence, wherever the language has it.
  const [before, after] = t('request_form.failed_text', { email: '\0' }).split('\0')
  return (
    <div className="alert alert--bad reqfail" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <h2 className="h5" tabIndex={-1} ref={heading}>
          {t('request_form.failed_title')}
        </h2>
        {reason && isMessageKey(messages, reason.key) && <p>{t(reason.key, reason.values)}</p>}
        <p>
          {before}
          <a href={`mailto:${buyersContact.email}`}>
            <bdi dir="ltr">{buyersContact.email}</bdi>
          </a>
          {after}
        </p>
      </div>
    </div>
  )
}
