import { useRef } from 'react'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { newKey } from '../../platform/forms/post-form'
import { loadOnce, useForm } from '../../platform/forms/use-form'
import { useForgetSent } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { RequiredBuyerCells } from '../buyers/buyer-cells'
import type { BoxesOfForm } from '../buyers/buyer-fields'
import { FoldedBoxes } from '../buyers/folded-boxes'
import { NoteForm } from '../buyers/note-form'
import { PriceBox } from '../buyers/price-box'
import { CHANGE, fieldOfControl, LOT, REVIEW } from './inquiry-fields'
import { InquiryReceipt, LotComment, LotQuantity } from './inquiry-parts'
import type { AskedLotView } from './present-asked-lots.server'
import { lotsChanged, sendInquiry } from './send-inquiry'
import { readTyped, type TypedInquiry } from './typed-inquiry'

const loadCheck = loadOnce(() => import('./check-inquiry'))

const FORM = 'question'

interface LotQuestionProps {
  readonly lot: AskedLotView
  readonly typed: TypedInquiry
  readonly countries: string
  readonly refresh: () => Promise<void>
}

/** Short inquiry about one lot, on its page. Without JavaScript it posts to the inquiry page, which shows it filled in, to be checked and sent. */
export function LotQuestion({ lot, typed, countries, refresh }: LotQuestionProps) {
  const { t, language } = useLanguage()
  const { reference } = lot
  const kept = `question ${reference}`
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
  const { errors, outcome, sent } = use
  useForgetSent(kept, sent !== null)
  if (sent !== null) return <InquiryReceipt reference={sent} heading={outcome} />
  const [quantity, price, comment] = [`quantity.${reference}`, `price.${reference}`, `comment.${reference}`]
  const boxes = [comment, quantity, price, 'name', 'company', 'email', 'country']
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
    <NoteForm
      form={form}
      use={use}
      action={`${inquiryAddress(language, [reference])}#inquiry`}
      kept={kept}
      title={t('inquiry_form.title')}
      failed={t('inquiry_form.failed_title')}
      send={t('inquiry_form.send')}
      aside={<bdi dir="ltr">{reference}</bdi>}
      hidden={
        <>
          <input type="hidden" name={LOT} value={reference} />
          <input type="hidden" name={CHANGE} value={REVIEW} />
        </>
      }
    >
      <div className="cells">
        <LotComment form={form} lot={lot} label={t('basket.question')} />
        <LotQuantity form={form} lot={lot} />
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
        <RequiredBuyerCells form={form} />
      </div>
    </NoteForm>
  )
}
