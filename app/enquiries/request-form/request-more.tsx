import { conditions, units } from '../../lots/facts/trade-terms'
import { useLanguage } from '../../platform/i18n/use-language'
import { DeliveryCells } from '../buyers/buyer-cells'
import { Amount, Checkboxes, Choice, Countries, controlOf, NoteBox } from '../buyers/buyer-fields'
import { enquiryLimits } from '../buyers/enquiry'
import { FoldedBoxes } from '../buyers/folded-boxes'
import { PriceBox } from '../buyers/price-box'
import { requestBoxes } from './request-fields'
import type { RequestBoxes } from './request-form'

const folded = requestBoxes.slice(requestBoxes.indexOf('quantity'))
const beside = ['quantity.unit', 'maximumPrice.currency', 'maximumPrice.basis']

export function RequestMore({ form }: { form: RequestBoxes }) {
  const { t } = useLanguage()
  return (
    <FoldedBoxes
      form={form}
      boxes={folded}
      beside={beside}
      title={t('request_form.more')}
      hint={t('request_form.more_hint')}
    >
      <div className="cells">
        <Quantity form={form} />
        <PriceBox form={form} box="maximumPrice" label={t('request.price')} currency="EUR" />
        <NoteBox form={form} box="conditions" label={t('request.conditions')} group full>
          <Checkboxes
            form={form}
            name="conditions"
            options={conditions.map((value) => ({ value, label: t(`trade.conditions.${value}`) }))}
          />
        </NoteBox>
      </div>
      <div className="cells request-next">
        <Listed form={form} box="brands" label={t('request.brands')} />
        <Listed form={form} box="keywords" label={t('request.keywords')} />
        <NoteBox form={form} box="gtins" label={t('request.gtins')}>
          <textarea
            {...controlOf(form, 'gtins')}
            className="request-short"
            maxLength={enquiryLimits.list}
            placeholder="4006381333931"
            inputMode="numeric"
            dir="ltr"
          />
        </NoteBox>
        <NoteBox form={form} box="goodsFrom" label={t('request.goods_from')}>
          <Countries form={form} name="goodsFrom" />
        </NoteBox>
      </div>
      <div className="cells request-next">
        <DeliveryCells form={form} />
      </div>
      <div className="cells request-next">
        <NoteBox form={form} box="until" label={t('request.until')} full>
          <input {...controlOf(form, 'until')} type="date" />
        </NoteBox>
      </div>
    </FoldedBoxes>
  )
}

function Quantity({ form }: { form: RequestBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="quantity" label={t('request.quantity')} group full>
      <div className="request-row">
        <Amount form={form} name="quantity.min" label="request_form.least" />
        <Amount form={form} name="quantity.max" label="request_form.most" />
        <Choice
          form={form}
          name="quantity.unit"
          label={t('request_form.unit')}
          options={units.map((unit) => [unit, t(`trade.units.${unit}`)])}
        />
      </div>
    </NoteBox>
  )
}

function Listed({ form, box, label }: { form: RequestBoxes; box: 'brands' | 'keywords'; label: string }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box={box} label={label}>
      <input
        {...controlOf(form, box)}
        type="text"
        maxLength={enquiryLimits.list}
        placeholder={t('request_form.several')}
        autoComplete="off"
      />
    </NoteBox>
  )
}
