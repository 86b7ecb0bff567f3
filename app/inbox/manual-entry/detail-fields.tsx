import { termNames } from '../../lots/facts/term-names'
import { currencies } from '../../lots/facts/trade-terms'
import { type DetailControl, detailControls, splitChoices } from '../../offers/offers/typed-details'
import { CountryField, InputField, SelectField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { FieldError } from '../../platform/ui/field'
import { Icon } from '../../platform/ui/icon'

const NONE = '–'

export function DetailFields(props: {
  typed: Readonly<Record<string, string>>
  control: (name: DetailControl) => { name: string; defaultValue: string | undefined; error: string | undefined }
  errorOf: (field: string) => string | undefined
  countries: string
}) {
  const { typed, control, errorOf, countries } = props
  const { t } = useLanguage()
  const open = detailControls.some((name) => typed[name] || errorOf(name.split('.', 1)[0] ?? ''))

  const box = (name: DetailControl, label: string, type: 'text' | 'decimal' | 'date' = 'text') => (
    <InputField
      {...control(name)}
      label={label}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'decimal' ? 'decimal' : undefined}
      maxLength={type === 'date' ? undefined : type === 'text' ? 200 : 24}
      autoComplete="off"
    />
  )
  const choice = (name: DetailControl, label: string, options: readonly (readonly [value: string, name: string])[]) => (
    <SelectField {...control(name)} label={label}>
      <option value="">{NONE}</option>
      <Options of={options} />
    </SelectField>
  )
  const ticks = (name: DetailControl, label: string, options: readonly (readonly [value: string, name: string])[]) => (
    <fieldset className="office__choices" aria-describedby={errorOf(name) && `taken-${name}-error`}>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={splitChoices(typed[name] ?? '').includes(value)}
          />
          {text}
        </label>
      ))}
      <FieldError id={`taken-${name}`} error={errorOf(name)} />
    </fieldset>
  )
  const country = (name: DetailControl, label: string, multiple: boolean) => (
    <CountryField
      name={name}
      label={label}
      error={errorOf(name)}
      {...(multiple ? { multiple, size: 5 } : { none: NONE })}
      options={countries}
      chosen={splitChoices(typed[name] ?? '')}
    />
  )
  return (
    <details className="offer-details__more" open={open}>
      <summary>
        {t('sell_form.more')}
        <Icon name="chevron-down" />
      </summary>
      {ticks('categories', t('request.categories'), termNames.category(t))}
      <div className="offer-details__grid">
        {box('quantity', t('lot.quantity'), 'decimal')}
        {choice('unit', t('request_form.unit'), termNames.unit(t))}
        {choice('condition', t('lot.condition'), termNames.condition(t))}
        {box('askingPrice', t('sell_form.asking_price'), 'decimal')}
        {choice(
          'currency',
          t('request_form.currency'),
          currencies.map((code) => [code, code]),
        )}
        {choice('askingPriceBasis', t('request_form.basis'), termNames.basis(t))}
        {country('country', t('lot_page.stands_in'), false)}
        {box('place', t('sell_form.place'))}
        {choice('incoterm', t('request_form.incoterm'), termNames.incoterm(t))}
        {box('bestBefore', t('trade.date_types.best_before'), 'date')}
      </div>
      {ticks('restrictions.channels', t('sell_form.not_through'), termNames.channel(t))}
      <div className="offer-details__grid">
        {choice('restrictions.rule', t('sell_form.resale_by_country'), [
          ['deny', t('sell_form.resale_deny')],
          ['allow', t('sell_form.resale_allow')],
        ])}
        {country('restrictions.countries', t('sell_form.resale_countries'), true)}
      </div>
      <FieldError id="taken-restrictions" error={errorOf('restrictions')} />
    </details>
  )
}
