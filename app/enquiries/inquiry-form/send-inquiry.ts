import { removeFromBasket } from '../../catalogue/basket/basket'
import type { FieldErrors } from '../../platform/base/errors'
import type { FormErrors } from '../../platform/forms/form-answer'
import { readHidden } from '../../platform/forms/hidden-fields'
import { postForm, type SendResult } from '../../platform/forms/post-form'
import type { Language } from '../../platform/i18n/languages'
import { readReference } from '../buyers/receipt'
import { toInquiryErrors } from './inquiry-fields'
import { parseTypedInquiry, readLots, readTyped } from './typed-inquiry'

/** Errors that mean the page has an outdated state of a lot. */
const ofLots = /^validation\.(?:lot_|order_|resale$)/

/** Sends an inquiry; its lots leave the basket. @param ownKey submission key of a form that the server issued none for */
export async function sendInquiry(
  fields: FormData,
  language: Language,
  ownKey?: string,
): Promise<{ readonly result: SendResult<string>; readonly haveLotsChanged: boolean }> {
  const lots = readLots(fields)
  const { key, honeypot, issuedAt } = readHidden(fields)
  let haveLotsChanged = false
  const toFormErrors = (errors: FieldErrors): FormErrors => {
    haveLotsChanged = Object.values(errors)
      .flat()
      .some((error) => ofLots.test(error))
    return haveLotsChanged ? {} : toInquiryErrors(errors, lots)
  }
  const result = await postForm({
    url: '/api/inquiries',
    key: ownKey ?? key,
    body: {
      ...parseTypedInquiry(readTyped(fields), lots),
      honeypot,
      ...(issuedAt && { issuedAt }),
      language,
    },
    read: readReference,
    toFormErrors,
  })
  if (result.kind === 'sent') removeFromBasket(lots)
  return { result, haveLotsChanged }
}

export const lotsChanged: SendResult<string> = {
  kind: 'failed',
  reason: { key: 'inquiry_form.changed' },
  unsure: false,
}
