import { useRef } from 'react'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { useSite } from '../../company/contacts/use-site'
import { productsAddress } from '../../lots/facts/lot-address'
import { Honeypot } from '../../platform/forms/hidden-fields'
import { loadOnce, useForm } from '../../platform/forms/use-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { type BoxesOfForm, Choice, Country, controlOf, NoteBox, ShortText } from '../buyers/buyer-fields'
import { BuyerReceipt } from '../buyers/buyer-receipt'
import { enquiryLimits } from '../buyers/enquiry'
import { FoldedBoxes } from '../buyers/folded-boxes'
import { NoteFailure, NoteFoot } from '../buyers/note-parts'
import { PriceBox } from '../buyers/price-box'
import { orderUnits } from '../inquiries/lot-terms'
import { CHANGE, fieldOfControl, LOT, REVIEW } from './inquiry-fields'
import type { AskedLotView } from './present-asked-lots.server'
import { lotsChanged, sendInquiry } from './send-inquiry'
import { readTyped, type TypedInquiry } from './typed-inquiry'
import './inquiry-rows.css'

const loadCheck = loadOnce(() => import('./check-inquiry'))

const FORM = 'question'

const lines = [
  { box: 'name', label: 'request.name', type: 'text', autoComplete: 'name' },
  { box: 'company', label: 'request.company', type: 'text', autoComplete: 'organization' },
  { box: 'email', label: 'request.email', type: 'email', autoComplete: 'email' },
] as const

interface LotQuestionProps {
  readonly lot: AskedLotView
  readonly typed: TypedInquiry
  readonly countries: string
  readonly refresh: () => Promise<void>
}

/** Short inquiry about one lot, on its page. Without JavaScript it posts to the inquiry page, which shows it filled in, to be checked and sent. */
export function LotQuestion({ lot, typed, countries, refresh }: LotQuestionProps) {
  const { t, language } = useLanguage()
  const { buyersContact } = useSite()
  const { reference } = lot
  const key = useRef<string>(undefined)
  const use = useForm<string>({
    answer: undefined,
    fieldOf: fieldOfControl,
    prepare: loadCheck,
    check: async (fields) => (await loadCheck())?.checkInquiry(readTyped(fields), [lot.terms], { t, language }) ?? {},
    checksOnBlur: true,
    send: async (fields) => {
      key.current ??= newKey()
      const { result, haveLotsChanged } = await sendInquiry(fields, language, key.current)
      if (!haveLotsChanged) return result
      await refresh()
      return lotsChanged
    },
  })
  const { pending, errors, failure, outcome, sent } = use
  if (sent !== null)
    return (
      <BuyerReceipt
        title={t('inquiry_form.sent_title')}
        text={t('inquiry_form.sent_text', { name: buyersContact.name })}
        name={t('inquiry_form.reference')}
        reference={sent}
        heading={outcome}
      >
        <PageLink className="btn btn--quiet btn--md" to={productsAddress(language)}>
          {t('lot_gone.see_all')}
        </PageLink>
      </BuyerReceipt>
    )
  const [quantity, price, comment] = [`quantity.${reference}`, `price.${reference}`, `comment.${reference}`]
  const boxes = [comment, quantity, price, ...lines.map(({ box }) => box), 'country']
  const form: BoxesOfForm = {
    id: FORM,
    boxes,
    optional: [comment, quantity],
    boxOf: fieldOfControl,
    errors,
    typed,
    countries,
  }
  return (
    <form
      id={FORM}
      className="note"
      method="post"
      action={`${inquiryAddress(language, [reference])}#inquiry`}
      noValidate
      tabIndex={-1}
      aria-labelledby="question-note"
      ref={use.form}
      {...use.handlers}
    >
      <div className="note__head">
        <b id="question-note">{t('inquiry_form.title')}</b>
        <span>
          <bdi dir="ltr">{reference}</bdi>
        </span>
      </div>
      {failure && <NoteFailure title={t('inquiry_form.failed_title')} failure={failure} outcome={outcome} />}
      <input type="hidden" name={LOT} value={reference} />
      <input type="hidden" name={CHANGE} value={REVIEW} />
      <Honeypot id={FORM} label={t('request_form.honeypot')} />
      <div inert={pending}>
        <div className="cells">
          <NoteBox form={form} box={comment} label={t('basket.question')} full>
            <textarea
              {...controlOf(form, comment)}
              className="request-short"
              maxLength={enquiryLimits.comment}
              placeholder={t('basket.question_hint')}
            />
          </NoteBox>
          <NoteBox form={form} box={quantity} label={t('request.quantity')} group full>
            <div className="request-row inquiry-row">
              <ShortText
                form={form}
                name={`${quantity}.amount`}
                label="inquiry_form.how_much"
                most={enquiryLimits.number}
                inputMode="decimal"
              />
              <Choice
                form={form}
                name={`${quantity}.unit`}
                label={t('request_form.unit')}
                options={orderUnits(lot.terms).map(({ unit }) => [unit, t(`trade.units.${unit}`)])}
              />
            </div>
            <p className="request-hint">{lot.portions}</p>
          </NoteBox>
        </div>
        <FoldedBoxes
          form={form}
          boxes={[price]}
          title={t('inquiry.target_price')}
          hint={t('inquiry_form.target_price_hint')}
        >
          <div className="cells">
            <PriceBox form={form} box={price} label={t('inquiry.target_price')} currency={lot.currency} />
          </div>
        </FoldedBoxes>
        <div className="cells request-next">
          {lines.map(({ box, label, type, autoComplete }) => (
            <NoteBox key={box} form={form} box={box} label={t(label)}>
              <input
                {...controlOf(form, box)}
                type={type}
                autoComplete={autoComplete}
                maxLength={enquiryLimits[box]}
                dir={box === 'email' ? 'ltr' : undefined}
                required
              />
            </NoteBox>
          ))}
          <NoteBox form={form} box="country" label={t('request.country')}>
            <Country form={form} name="country" autoComplete="country" required />
          </NoteBox>
        </div>
      </div>
      <NoteFoot boxes={boxes} errors={errors} pending={pending} send={t('inquiry_form.send')} />
    </form>
  )
}

/** Not by `crypto.randomUUID`, which browsers have on secure origins only. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
