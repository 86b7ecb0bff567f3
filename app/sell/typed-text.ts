import { type TypedField, type TypedText, typedFields } from './offer-fields'

/** The control of a box that is typed into; null when the form does not have it. */
export function controlOf(form: HTMLFormElement, field: TypedField): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

/** What stands in the boxes now. The boxes themselves are the only place where it is kept. */
export function readTypedText(form: HTMLFormElement): TypedText {
  const text = (field: TypedField) => controlOf(form, field)?.value ?? ''
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    description: text('description'),
  }
}

/** Writes into the boxes, as if it had been typed. */
export function writeTypedText(form: HTMLFormElement, text: Partial<TypedText>): void {
  for (const field of typedFields) {
    const control = controlOf(form, field)
    const value = text[field]
    if (control && value !== undefined) control.value = value
  }
}
