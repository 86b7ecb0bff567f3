import { useContext, useEffect, useRef, useState } from 'react'
import { Panel } from '../../inbox/office-lists/panel'
import { PriceWarning } from '../../inbox/sales/price-warning'
import { termNames } from '../../lots/facts/term-names'
import { currencies, type lotStatuses } from '../../lots/facts/trade-terms'
import { priceFault } from '../../lots/lots/lot-figures'
import { CountryField } from '../../platform/forms/field-controls'
import { parseMoney } from '../../platform/i18n/money'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { fieldValue, type HeldPrice, type LotFormValues, rowsOf, typedFields } from './lot-form'
import { CheckBox, CheckBoxes, FormContext, MoreFields, SelectBox, TextArea, TextBox, useRows } from './lot-form-fields'
import { audiences } from './lot-form-goods'

export function PriceFields() {
  const { t } = useLanguage()
  const { hasCosts, heldPrice, values } = useContext(FormContext)
  const tiers = useRows('tier')
  const section = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState<LotFormValues | null>(null)
  const follow = () => {
    const form = section.current?.closest('form')
    if (form) setTyped(typedFields(new FormData(form)))
  }
  const fault = hasCosts ? typedPriceFault(typed ?? values) : null
  return (
    <Panel title={t('lot_page.prices')} ref={section} onInput={follow}>
      <div className="office-lots__grid">
        {hasCosts && (
          <TextBox
            name="private.costPrice"
            label={t('stock.cost_price')}
            hint={t('stock.never_shown')}
            inputMode="decimal"
            wide={2}
          />
        )}
        <TextBox name="price.amount" label={t('stock.price')} inputMode="decimal" wide={2} />
        <SelectBox name="price.basis" label={t('stock.price_for')} choices={termNames.basis(t)} wide={2} />
        <div className="office-lots__asks span-6" role="status">
          <PriceWarning fault={fault} />
        </div>
        <div className="office-lots__asks span-6" role="alert">
          {heldPrice && <PriceWaits price={heldPrice} key={heldPrice.becomes} />}
        </div>
        <SelectBox
          name="currency"
          label={t('stock.currency')}
          choices={currencies.map((each) => [each, each] as const)}
          wide={2}
        />
        <SelectBox name="priceVisibility" label={t('stock.who_sees_price')} choices={audiences(t)} wide={2} />
        <SelectBox name="vat" label={t('lot_page.vat')} choices={termNames.vat(t)} wide={2} />
        <MoreFields
          label={t('stock.more_prices')}
          names={['tier.', 'price.negotiable', 'price.validUntil', 'retailPrice', 'private.minPrice']}
        >
          {tiers.rows.map((row) => (
            <div className="span-6 office-lots__grid" key={row} onInput={() => tiers.onInput(row)}>
              <TextBox name={`tier.${row}.from`} label={t('stock.tier_from')} inputMode="decimal" />
              <TextBox name={`tier.${row}.amount`} label={t('stock.tier_price')} inputMode="decimal" />
            </div>
          ))}
          <TextBox name="price.validUntil" label={t('request.until')} type="date" wide={2} />
          <TextBox name="retailPrice.from" label={t('stock.retail_from')} inputMode="decimal" wide={2} />
          <TextBox name="retailPrice.to" label={t('stock.retail_to')} inputMode="decimal" wide={2} />
          {hasCosts && (
            <TextBox
              name="private.minPrice"
              label={t('stock.min_price')}
              hint={t('stock.never_shown')}
              inputMode="decimal"
              wide={2}
            />
          )}
          <CheckBox name="price.negotiable" label={t('lot_page.negotiable')} wide={2} />
        </MoreFields>
      </div>
    </Panel>
  )
}

/** Unreadable amounts are left to the schema to reject. */
function typedPriceFault(values: LotFormValues) {
  const money = (name: string) => parseMoney(fieldValue(values, name), fieldValue(values, 'currency') || 'EUR')
  const amounts = ['price.amount', ...rowsOf(values, 'tier').map((row) => `tier.${row}.amount`)]
  return priceFault(
    amounts.flatMap((name) => money(name) ?? []),
    { costPrice: money('private.costPrice'), minPrice: money('private.minPrice') },
  )
}

function PriceWaits({ price: { was, becomes } }: { price: HeldPrice }) {
  const { t } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="alert alert--warn" ref={box}>
      <Icon name="alert-triangle" />
      <div>
        <b>{t('stock.price_waits')}</b>
        <p>
          <del>
            <bdi>{was}</bdi>
          </del>{' '}
          <span className="onward">→</span> <bdi>{becomes}</bdi>
        </p>
        <p className="office-lots__buttons">
          <button className="btn btn--md" type="submit" name="confirmedPrice" value={becomes}>
            {t('stock.price_change')}
          </button>
          <button className="btn btn--line btn--md" type="submit" name="keepPrice" value="on">
            {t('stock.price_keep')}
          </button>
        </p>
      </div>
    </div>
  )
}

export function TermsFields({ countries }: { countries: string }) {
  const { t } = useLanguage()
  const { values, errors } = useContext(FormContext)
  const rules = useRows('rule')
  return (
    <Panel title={t('stock.place_and_terms')}>
      <div className="office-lots__grid">
        <div className="span-3">
          <CountryField
            label={t('request.country')}
            error={errors['stock.country'] && t('validation.choice')}
            className="input input--md"
            name="stock.country"
            options={countries}
            chosen={[fieldValue(values, 'stock.country')]}
            none="–"
          />
        </div>
        <TextBox name="stock.city" label={t('stock.city')} />
        <SelectBox name="incoterm" label={t('products_page.incoterm')} choices={termNames.incoterm(t)} />
        <TextBox name="place" label={t('stock.named_place')} />
        <MoreFields
          label={t('stock.more_terms')}
          names={['stock.region', 'readyFrom', 'leadTimeDays', 'rule.', 'relabelRequired']}
        >
          <TextBox name="stock.region" label={t('stock.region')} wide={2} />
          <TextBox name="readyFrom" label={t('stock.ready_from')} type="date" wide={2} />
          <TextBox name="leadTimeDays" label={t('stock.lead_time')} inputMode="numeric" wide={2} />
          {rules.rows.map((row) => (
            <div className="span-6 office-lots__grid office-lots__rule" key={row} onInput={() => rules.onInput(row)}>
              <SelectBox
                name={`rule.${row}.rule`}
                label={t('lot_page.resale_limits')}
                choices={[
                  ['deny', t('stock.rule.deny')],
                  ['allow', t('stock.rule.allow')],
                ]}
                none="–"
              />
              <TextBox name={`rule.${row}.countries`} label={t('stock.rule.countries')} />
              <CheckBoxes
                name={`rule.${row}.channels`}
                label={t('stock.rule.channels')}
                choices={termNames.channel(t)}
              />
            </div>
          ))}
          <CheckBox name="relabelRequired" label={t('lot_page.relabel')} />
        </MoreFields>
      </div>
    </Panel>
  )
}

export function StateFields({ states }: { states: readonly (typeof lotStatuses)[number][] }) {
  const { t } = useLanguage()
  const { values } = useContext(FormContext)
  const isReserved = fieldValue(values, 'status') === 'on_option'
  return (
    <Panel title={t('inbox.status')}>
      <div className="office-lots__grid">
        <SelectBox
          name="status"
          label={t('inbox.status')}
          choices={termNames.status(t).filter(([status]) => states.includes(status))}
          wide={2}
        />
        {isReserved && (
          <>
            <TextBox name="optionUntil" label={t('stock.option_until')} type="date" wide={2} />
            <TextBox name="private.optionFor" label={t('stock.option_for')} hint={t('stock.never_shown')} wide={2} />
          </>
        )}
        <TextArea name="private.notes" label={t('stock.notes')} hint={t('stock.never_shown')} rows={2} wide={4} />
        <MoreFields label={t('stock.more_status')} names={['publishAt', 'withdrawAt', 'externalId']}>
          <TextBox name="publishAt" label={t('stock.publish_at')} type="datetime-local" wide={2} />
          <TextBox name="withdrawAt" label={t('stock.withdraw_at')} type="datetime-local" wide={2} />
          <TextBox name="externalId" label={t('stock.external_id')} wide={2} />
        </MoreFields>
      </div>
    </Panel>
  )
}
