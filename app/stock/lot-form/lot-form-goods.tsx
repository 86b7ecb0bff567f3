import { useContext } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { Panel } from '../../inbox/office-lists/panel'
import { termNames } from '../../lots/facts/term-names'
import { conditions, visibilities } from '../../lots/facts/trade-terms'
import { languageLabel, languageName } from '../../platform/i18n/language-name'
import { type Language, languages } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { fieldValue } from './lot-form'
import { CheckBox, CheckBoxes, FormContext, MoreFields, SelectBox, TextArea, TextBox } from './lot-form-fields'

export function GoodsFields() {
  const { t, language } = useLanguage()
  const { languages: offered } = useSite()
  const first = languages.find((each) => each === offered[0]) ?? 'en'
  const others = languages.filter((each) => each !== first)
  const { values } = useContext(FormContext)
  const written = others.filter((each) => fieldValue(values, `texts.${each}.title`) !== '')
  return (
    <Panel title={t('office.goods')}>
      <div className="office-lots__grid">
        <TextFields language={first} rows={4} />
        <MoreFields
          label={t('stock.other_languages')}
          names={others.map((each) => `texts.${each}.`)}
          filled={written.map((each) => languageLabel(each, language)).join(', ')}
        >
          {others.map((each) => (
            <div className="span-6 office-lots__grid" key={each}>
              <TextFields language={each} rows={2} />
              <CheckBox name={`texts.${each}.machine`} label={t('stock.machine')} />
            </div>
          ))}
        </MoreFields>
        <CheckBoxes name="categories" label={t('request.categories')} choices={termNames.category(t)} />
        <SelectBox name="condition" label={t('lot.condition')} choices={termNames.condition(t)} none="–" wide={6} />
        <TextBox name="quantity" label={t('lot.quantity')} inputMode="decimal" wide={2} />
        <SelectBox name="unit" label={t('lot_page.columns.unit')} choices={termNames.unit(t)} wide={2} />
        <TextBox name="packaging.pallets" label={t('lot_page.pallets')} inputMode="numeric" wide={2} />
        <MoreFields label={t('stock.mixed')} names={['brands', 'reason', 'conditionMix.', 'functional']}>
          <TextArea name="brands" label={t('request.brands')} hint={t('stock.one_on_each_line')} rows={2} wide={3} />
          <SelectBox name="brandDisclosure" label={t('stock.who_sees_brand')} choices={audiences(t)} />
          <SelectBox name="reason" label={t('lot_page.reason')} choices={termNames.reason(t)} none="–" />
          <SelectBox name="functional" label={t('lot_page.works')} choices={termNames.functional(t)} none="–" />
          {termNames
            .condition(t)
            .filter(([condition]) => condition !== 'mixed' && conditions.includes(condition))
            .map(([condition, name]) => (
              <TextBox
                key={condition}
                name={`conditionMix.${condition}`}
                label={`${name}, %`}
                inputMode="numeric"
                wide={2}
              />
            ))}
        </MoreFields>
      </div>
    </Panel>
  )
}

function TextFields({ language, rows }: { language: Language; rows: number }) {
  const { t, language: here } = useLanguage()
  const named = { language: languageName(language, here) }
  return (
    <>
      <TextBox
        name={`texts.${language}.title`}
        label={t('stock.title_in', named)}
        wide={6}
        lang={language}
        maxLength={200}
      />
      <TextArea
        name={`texts.${language}.description`}
        label={t('stock.description_in', named)}
        rows={rows}
        lang={language}
      />
    </>
  )
}

export function PackingFields() {
  const { t } = useLanguage()
  return (
    <Panel title={t('lot_page.packing')}>
      <div className="office-lots__grid">
        <SelectBox name="splittable" label={t('lot_page.sold')} choices={termNames.splittable(t)} wide={2} />
        <TextBox name="moq" label={t('lot_page.smallest_order')} inputMode="decimal" wide={2} />
        <TextBox name="step" label={t('lot_page.step')} inputMode="decimal" wide={2} />
        <MoreFields label={t('stock.measures')} names={measures}>
          <TextBox name="packaging.unitsPerCarton" label={t('stock.per_carton')} inputMode="numeric" wide={2} />
          <TextBox
            name="packaging.cartonsPerPallet"
            label={t('stock.cartons_per_pallet')}
            inputMode="numeric"
            wide={2}
          />
          <SelectBox
            name="packaging.palletType"
            label={t('stock.pallet_type')}
            choices={termNames.palletType(t)}
            none="–"
            wide={2}
          />
          <SelectBox
            name="packaging.stackable"
            label={t('lot_page.stackable')}
            choices={[
              ['yes', t('lot_page.stackable')],
              ['no', t('lot_page.not_stackable')],
            ]}
            none="–"
            wide={2}
          />
          <TextBox name="packaging.lengthCm" label={t('stock.length')} inputMode="decimal" wide={2} />
          <TextBox name="packaging.widthCm" label={t('stock.width')} inputMode="decimal" wide={2} />
          <TextBox name="packaging.heightCm" label={t('stock.height')} inputMode="decimal" wide={2} />
          <TextBox name="packaging.grossKg" label={t('stock.gross')} inputMode="decimal" wide={2} />
          <TextBox name="packaging.netKg" label={t('stock.net')} inputMode="decimal" wide={2} />
        </MoreFields>
        <MoreFields label={t('stock.dates_and_food')} names={['dates.', 'storage', 'food', 'foodCategories']}>
          <SelectBox name="dates.type" label={t('lot_page.dates')} choices={termNames.dateType(t)} none="–" wide={2} />
          <TextBox name="dates.min" label={t('stock.first_date')} type="date" wide={2} />
          <TextBox name="dates.max" label={t('stock.last_date')} type="date" wide={2} />
          <SelectBox name="storage" label={t('lot_page.storage')} choices={termNames.storage(t)} none="–" wide={2} />
          <TextBox name="food.shelfLifeDays" label={t('lot_page.shelf_life')} inputMode="numeric" wide={2} />
          <TextBox name="food.labelLanguages" label={t('lot_page.label_languages')} wide={2} />
          <TextBox name="food.netGrams" label={t('stock.net_grams')} inputMode="decimal" wide={2} />
          <TextBox name="food.drainedGrams" label={t('stock.drained_grams')} inputMode="decimal" wide={2} />
          <CheckBoxes name="foodCategories" label={t('lot_page.goods')} choices={termNames.foodCategory(t)} />
          <CheckBoxes name="food.allergens" label={t('lot_page.allergens')} choices={termNames.allergen(t)} />
          <CheckBoxes name="food.certificates" label={t('lot_page.certificates')} choices={termNames.certificate(t)} />
        </MoreFields>
      </div>
    </Panel>
  )
}

const measures = [
  'packaging.unitsPerCarton',
  'packaging.cartonsPerPallet',
  'packaging.palletType',
  'packaging.stackable',
  'packaging.lengthCm',
  'packaging.widthCm',
  'packaging.heightCm',
  'packaging.grossKg',
  'packaging.netKg',
]

export function audiences(t: ReturnType<typeof useLanguage>['t']) {
  return visibilities.map((each) => [each, t(`stock.audience.${each}`)] as const)
}
