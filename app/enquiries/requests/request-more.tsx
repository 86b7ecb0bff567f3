import { useState } from 'react'
import { conditions, currencies, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { Checkboxes, Choice, Countries, Country, controlOf, NoteBox, ShortText } from './buyer-fields'
import { faultyBoxes, fieldOfControl, requestBoxes, requestLimits } from './request-fields'
import type { RequestBoxes } from './request-form'

const folded = requestBoxes.slice(requestBoxes.indexOf('quantity'))
/** Controls that mean nothing without a companion control. */
const beside: readonly string[] = ['quantity.unit', 'maximumPrice.currency', 'maximumPrice.basis']

/** Optional fields, collapsed unless one is filled in. */
export function RequestMore({ form }: { form: RequestBoxes }) {
  const { t } = useLanguage()
  // Initial state only: collapsing later could hide a field the visitor is typing in.
  const [open] = useState(() => isInUse(form))
  return (
    <details className="reqmore" open={open}>
      <summary>
        <span>
          <b>{t('request_form.more')}</b>
          <small>{t('request_form.more_hint')}</small>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="cells">
        <Quantity form={form} />
        <Price form={form} />
        <NoteBox form={form} box="conditions" label={t('request.conditions')} group full>
          <Checkboxes
            form={form}
            name="conditions"
            options={conditions.map((value) => ({ value, label: t(`trade.conditions.${value}`) }))}
          />
        </NoteBox>
      </div>
      <div className="cells reqnext">
        <Listed form={form} box="brands" label={t('request.brands')} />
        <Listed form={form} box="keywords" label={t('request.keywords')} />
        <NoteBox form={form} box="gtins" label={t('request.gtins')}>
          <textarea
            {...controlOf(form, 'gtins')}
            className="reqshort"
            maxLength={requestLimits.list}
            placeholder="4006381333931"
            inputMode="numeric"
            dir="ltr"
          />
        </NoteBox>
        <NoteBox form={form} box="goodsFrom" label={t('request.goods_from')}>
          <Countries form={form} name="goodsFrom" />
        </NoteBox>
      </div>
      <div className="cells reqnext">
        <Delivery form={form} />
        <NoteBox form={form} box="resale" label={t('request.channels')} group full>
          <Checkboxes
            form={form}
            name="resale.channels"
            options={resaleChannels.map((value) => ({ value, label: t(`trade.channels.${value}`) }))}
          />
          <Countries form={form} name="resale.countries" label={t('request.resale_countries')} />
        </NoteBox>
      </div>
      <div className="cells reqnext">
        <NoteBox form={form} box="until" label={t('request.until')} full>
          <input {...controlOf(form, 'until')} type="date" />
        </NoteBox>
      </div>
    </details>
  )
}

function isInUse({ typed, faults }: RequestBoxes): boolean {
  const names = Object.keys(typed).filter((name) => !beside.includes(name))
  return [...names.map(fieldOfControl), ...faultyBoxes(faults)].some((box) => box && folded.includes(box))
}

function Quantity({ form }: { form: RequestBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="quantity" label={t('request.quantity')} group full>
      <div className="reqrow">
        <ShortText
          form={form}
          name="quantity.min"
          label="request_form.least"
          most={requestLimits.number}
          inputMode="decimal"
        />
        <ShortText
          form={form}
          name="quantity.max"
          label="request_form.most"
          most={requestLimits.number}
          inputMode="decimal"
        />
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

function Price({ form }: { form: RequestBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="maximumPrice" label={t('request.price')} group full>
      <div className="reqrow">
        <ShortText
          form={form}
          name="maximumPrice.amount"
          label="request_form.amount"
          most={requestLimits.number}
          inputMode="decimal"
        />
        <Choice
          form={form}
          name="maximumPrice.currency"
          label={t('request_form.currency')}
          options={currencies.map((code) => [code, code])}
        />
        <Choice
          form={form}
          name="maximumPrice.basis"
          label={t('request_form.basis')}
          options={priceBases.map((basis) => [basis, t(`trade.price_bases.${basis}`)])}
        />
      </div>
    </NoteBox>
  )
}

function Delivery({ form }: { form: RequestBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="delivery" label={t('request.delivery')} group full>
      <div className="reqrow">
        <Choice
          form={form}
          name="delivery.incoterm"
          label={t('request_form.incoterm')}
          empty={t('request_form.any')}
          options={incoterms.map((code) => [code, code])}
        />
        <Country form={form} name="delivery.country" label={t('request.country')} />
        <ShortText form={form} name="delivery.postcode" label="request_form.postcode" most={requestLimits.postcode} />
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
        maxLength={requestLimits.list}
        placeholder={t('request_form.several')}
        autoComplete="off"
      />
    </NoteBox>
  )
}
