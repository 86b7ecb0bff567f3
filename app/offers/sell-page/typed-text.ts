import type { StoredFile } from '../../files/upload-field/stored-files'
import { recordOf } from '../../platform/base/record'
import type { Language } from '../../platform/i18n/languages'
import type { OfferInput } from '../offers/offer-schema'
import { parseTypedDetails, readDetails } from '../offers/typed-details'
import { type TypedField, type TypedText, textFields, typedFields } from './offer-fields'

/** @param fields controls of the browser's or the posted form, by name */
export function readTypedFields(fields: Pick<FormData, 'getAll'>): TypedText {
  const texts = recordOf(textFields, (name) => {
    const [value] = fields.getAll(name)
    return typeof value === 'string' ? value : ''
  })
  return { ...texts, ...readDetails(fields) }
}

export function readTypedText(form: HTMLFormElement): TypedText {
  return readTypedFields(new FormData(form))
}

export const noText: TypedText = readTypedFields(new FormData())

/** Sets the controls like user input, and expands collapsed fields that get a value. */
export function writeTypedText(form: HTMLFormElement, text: Partial<TypedText>): void {
  for (const field of typedFields) {
    const value = text[field]
    if (value !== undefined) for (const control of controlsOf(form, field)) write(control, value)
  }
}

function controlsOf(form: HTMLFormElement, field: TypedField): Element[] {
  return [...form.elements].filter((control) => control.getAttribute('name') === field)
}

function write(control: Element, value: string): void {
  const choices = value.split(',')
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options)
      option.selected = control.multiple ? choices.includes(option.value) : option.value === value
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = choices.includes(control.value)
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = value
  }
  const fold = control.closest('details')
  if (fold && value !== '') fold.open = true
}

/** Parses the input as an unvalidated offer; shared by browser and server. */
export function parseTypedOffer(typed: TypedText, language: Language, attachments: readonly StoredFile[]): OfferInput {
  const { name, company, email, phoneNumber, description, ...details } = typed
  return {
    ...{ name, company, email, phoneNumber, description },
    ...parseTypedDetails(details, language),
    language,
    attachments: attachments.map((file) => ({ name: file.name, url: file.url })),
  }
}
