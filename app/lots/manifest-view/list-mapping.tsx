import { useId } from 'react'
import { Form } from 'react-router'
import { InputField, SelectField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { listPriceBases, manifestFields } from '../manifest-parser/manifest'
import type { Typed } from './list-view'
import type { ListView } from './present-lists.server'

interface ListMappingProps {
  readonly list: ListView
  readonly mapping: NonNullable<ListView['mapping']>
  readonly typed: Typed
}

export function ListMapping({ list, mapping, typed }: ListMappingProps) {
  const { t } = useLanguage()
  const id = useId()
  const { columns, known, price } = mapping
  const isGiven = price?.confidence === 'chosen' || price?.confidence === 'remembered'
  return (
    <details className="seller-list__details" open={known === 0 || typed.file === list.fileId}>
      <summary>{t('manifest.columns', { known, count: columns.length })}</summary>
      <Form method="post" className="seller-list__mapping" preventScrollReset>
        <input type="hidden" name="file" value={list.fileId} />
        <input type="hidden" name="version" value={list.version} />
        <p className="muted">{t('manifest.hint')}</p>
        <div className="seller-list__where">
          {mapping.sheets.length > 1 && (
            <SelectField label={t('manifest.sheet')} name="sheet" defaultValue={typed.sheet ?? mapping.sheet}>
              <option value="">{t('manifest.all_sheets')}</option>
              <Options of={mapping.sheets.map(({ sheet, name }) => [sheet, name])} />
            </SelectField>
          )}
          <InputField
            label={t('manifest.header_row')}
            name="headerRow"
            inputMode="numeric"
            pattern="\d{1,5}"
            defaultValue={typed.headerRow ?? mapping.headerRow}
            required
          />
          <SelectField
            label={t('manifest.basis.label')}
            name="basis"
            defaultValue={typed.basis ?? (isGiven ? price.basis : '')}
          >
            <option value="">
              {price && !isGiven
                ? t('manifest.basis.recognised', { basis: t(`manifest.basis.${price.basis}`) })
                : t('manifest.basis.recognise')}
            </option>
            <Options of={listPriceBases.map((each) => [each, t(`manifest.basis.${each}`)])} />
          </SelectField>
        </div>
        <ul className="seller-list__columns">
          {columns.map(({ place, letter, heading, samples, field, confidence, isOpen }) => (
            <li key={place}>
              <label htmlFor={`${id}-${place}`}>
                <b dir="ltr">{letter}</b> <bdi>{heading || t('manifest.no_heading')}</bdi>
                <small>
                  <bdi>{samples.join(' · ')}</bdi>
                </small>
              </label>
              <select
                className="input"
                id={`${id}-${place}`}
                name={`field.${place}`}
                defaultValue={typed[`field.${place}`] ?? field ?? (isOpen ? 'open' : '')}
              >
                <option value="">{t('manifest.nothing')}</option>
                {isOpen && <option value="open">{t('manifest.question.open')}</option>}
                <Options of={manifestFields.map((each) => [each, t(`manifest.field.${each}`)])} />
              </select>
              <span className={confidence === 'likely' || isOpen ? 'pill pill--warn' : 'pill'}>
                {t(
                  isOpen
                    ? 'manifest.question.open'
                    : confidence
                      ? `manifest.confidence.${confidence}`
                      : 'manifest.nothing',
                )}
              </span>
            </li>
          ))}
        </ul>
        <button className="btn btn--md" type="submit" name="intent" value="manifest">
          {t('manifest.read_again')}
        </button>
      </Form>
    </details>
  )
}
