import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { removeFromBasket } from '../../catalogue/basket/basket'
import { readHidden } from '../../platform/forms/hidden-fields'
import { loadOnce } from '../../platform/forms/load-once'
import { postForm } from '../../platform/forms/post-form'
import { useForm } from '../../platform/forms/use-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { readReference } from '../requests/read-reference'
import type { InquiryFormAnswer } from './handle-inquiry-form.server'
import { fieldOfControl, toFieldErrors } from './inquiry-fields'
import type { LotTerms } from './lot-terms'
import { parseTypedInquiry, readLots, readTyped } from './typed-inquiry'
import { useLotsChange } from './use-lots-change'

const loadCheck = loadOnce(() => import('./check-inquiry'))

/** Errors that mean the page has an outdated state of a lot. */
const ofLots = /^validation\.(?:lot_|order_|resale$)/

/**
 * Runs the inquiry form in the browser.
 * @param answer what the server said to the form as it was posted without JavaScript
 * @param thanked the number of an inquiry that the server has stored already
 */
export function useInquiryForm(
  answer: InquiryFormAnswer | undefined,
  thanked: string | null,
  terms: readonly LotTerms[],
) {
  const { language, t } = useLanguage()
  const { revalidate } = useRevalidator()
  const { change, ...changed } = useLotsChange(answer?.change ?? null)
  const form = useForm<string>({
    answer: answer?.change ? undefined : answer,
    sent: thanked,
    fieldOf: fieldOfControl,
    prepare: loadCheck,
    check: async (fields) => (await loadCheck())?.checkInquiry(readTyped(fields), terms, { t, language }) ?? {},
    checksOnBlur: true,
    send: async (fields) => {
      const lots = readLots(fields)
      const { key, ...hidden } = readHidden(fields)
      let haveLotsChanged = false
      const result = await postForm({
        url: '/api/inquiries',
        key,
        body: { ...parseTypedInquiry(readTyped(fields), lots), ...hidden, language },
        read: readReference,
        faultsOf: (errors) => {
          haveLotsChanged = Object.values(errors)
            .flat()
            .some((error) => ofLots.test(error))
          return haveLotsChanged ? {} : toFieldErrors(errors, lots)
        },
      })
      if (result.kind === 'sent') removeFromBasket(lots)
      if (!haveLotsChanged) return result
      await revalidate()
      return { kind: 'failed', reason: { key: 'inquiry_form.changed' }, unsure: false }
    },
  })

  return {
    ...form,
    ...changed,
    handlers: {
      ...form.handlers,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const { nativeEvent, currentTarget } = event
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
        if (change(currentTarget, submitter)) event.preventDefault()
        else form.handlers.onSubmit(event)
      },
    },
  }
}
