import {
  Amount,
  type BoxesOfForm,
  CategoryCheckboxes,
  Checkboxes,
  Choice,
  Countries,
  Country,
  controlOf,
  NoteBox,
  ShortText,
} from '../../enquiries/buyers/buyer-fields'
import { FoldedBoxes } from '../../enquiries/buyers/folded-boxes'
import { conditions, currencies, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { useLanguage } from '../../platform/i18n/use-language'
import { detailControls } from '../offers/typed-details'
import { fieldOfControl, type OfferField, type TypedField } from './offer-fields'

const MAX_PLACE_LENGTH = 200

const NONE = '–'

const folded = detailControls.flatMap((name) => fieldOfControl(name) ?? [])

export type OfferBoxes = BoxesOfForm<OfferField, TypedField>

export function OfferDetailFields({ form, fixed }: { form: OfferBoxes; fixed: boolean }) {
  const { t } = useLanguage()
  return (
    <FoldedBoxes form={form} boxes={folded} title={t('sell_form.more')} hint={t('sell_form.more_hint')}>
      <div className="cells" inert={fixed}>
        <NoteBox form={form} box="categories" label={t('request.categories')} group full>
          <CategoryCheckboxes form={form} />
        </NoteBox>
        <Quantity form={form} />
        <NoteBox form={form} box="condition" label={t('lot.condition')} full>
          <Choice
            form={form}
            name="condition"
            empty={NONE}
            options={conditions.map((value) => [value, t(`trade.conditions.${value}`)])}
          />
        </NoteBox>
        <Price form={form} />
        <NoteBox form={form} box="country" label={t('lot_page.stands_in')} group full>
          <div className="request-row">
            <Country form={form} name="country" label={t('request.country')} />
            <ShortText form={form} name="place" label="sell_form.place" most={MAX_PLACE_LENGTH} />
          </div>
        </NoteBox>
      </div>
      <div className="cells request-next" inert={fixed}>
        <NoteBox form={form} box="incoterm" label={t('request_form.incoterm')}>
          <Choice
            form={form}
            name="incoterm"
            empty={NONE}
            options={incoterms.map((code) => [code, `${code} – ${t(`trade.incoterms.${code}`)}`])}
          />
        </NoteBox>
        <NoteBox form={form} box="bestBefore" label={t('trade.date_types.best_before')}>
          <input {...controlOf(form, 'bestBefore')} type="date" />
        </NoteBox>
        <Restrictions form={form} />
      </div>
    </FoldedBoxes>
  )
}

function Quantity({ form }: { form: OfferBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="quantity" label={t('lot.quantity')} group full>
      <div className="request-row">
        <Amount form={form} name="quantity" label="lot.quantity" />
        <Choice
          form={form}
          name="unit"
          label={t('request_form.unit')}
          empty={NONE}
          options={units.map((unit) => [unit, t(`trade.units.${unit}`)])}
        />
      </div>
    </NoteBox>
  )
}

function Price({ form }: { form: OfferBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="askingPrice" label={t('sell_form.asking_price')} group full>
      <div className="request-row">
        <Amount form={form} name="askingPrice" label="request_form.amount" />
        <Choice
          form={form}
          name="currency"
          label={t('request_form.currency')}
          empty={NONE}
          options={currencies.map((code) => [code, code])}
        />
        <Choice
          form={form}
          name="askingPriceBasis"
          label={t('request_form.basis')}
          empty={NONE}
          options={priceBases.map((basis) => [basis, t(`trade.price_bases.${basis}`)])}
        />
      </div>
    </NoteBox>
  )
}

function Restrictions({ form }: { form: OfferBoxes }) {
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box="restrictions" label={t('lot_page.resale_limits')} group full>
      <fieldset className="request-group not-sold-in">
        <legend className="request-hint">{t('sell_form.not_through')}</legend>
        <Checkboxes
          form={form}
          name="restrictions.channels"
          options={resaleChannels.map((value) => ({ value, label: t(`trade.channels.${value}`) }))}
        />
      </fieldset>
      <Choice
        form={form}
        name="restrictions.rule"
        label={t('sell_form.resale_by_country')}
        empty={NONE}
        options={[
          ['deny', t('sell_form.resale_deny')],
          ['allow', t('sell_form.resale_allow')],
        ]}
      />
      <Countries form={form} name="restrictions.countries" label={t('sell_form.resale_countries')} />
    </NoteBox>
  )
}
