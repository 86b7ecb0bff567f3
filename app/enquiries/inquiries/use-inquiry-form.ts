import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { takeFromBasket } from '../../catalogue/basket/basket'
import { useLanguage } from '../../platform/i18n/use-language'
import { postNote } from '../requests/post-note'
import { hiddenFields } from '../requests/request-fields'
import { useNoteForm } from '../requests/use-note-form'
import type { InquiryFormAnswer } from './answer-inquiry-form.server'
import { boxesOf, boxOf, faultsOfErrors } from './inquiry-fields'
import type { LotTerms } from './lot-terms'
import { readLots, readTyped, understood } from './typed-inquiry'
import { useLotsChange } from './use-lots-change'

/** Errors that come of what a lot is: the page knew another state of it. */
const ofLots = /^validation\.(?:lot_|order_|resale$)/

/**
 * Runs the inquiry form in the browser.
 * @param answer what the server said to the form as it was posted without JavaScript
 * @param thanked the number of an inquiry that the server has taken already
 */
export function useInquiryForm(
  answer: InquiryFormAnswer | undefined,
  thanked: string | null,
  terms: readonly LotTerms[],
) {
  const { language, t } = useLanguage()
  const { revalidate } = useRevalidator()
  const { change, ...changed } = useLotsChange(answer?.change ?? null)
  const form = useNoteForm({
    answer: answer?.change ? undefined : answer,
    thanked,
    boxes: boxesOf(terms.map(({ reference }) => reference)),
    boxOf,
    check: async (fields) => {
      const loaded = await loadCheck()
      return (fields && loaded?.checkInquiry(readTyped(fields), terms, { t, language })) ?? {}
    },
    post: async (fields) => {
      const text = (name: string) => String(fields.get(name) ?? '')
      const lots = readLots(fields)
      const { honeypot, issuedAt, key } = hiddenFields
      const note = {
        ...understood(readTyped(fields), lots),
        honeypot: text(honeypot),
        issuedAt: text(issuedAt),
        language,
      }
      let haveLotsChanged = false
      const result = await postNote('/api/inquiries', text(key), note, (errors) => {
        haveLotsChanged = Object.values(errors)
          .flat()
          .some((error) => ofLots.test(error))
        return haveLotsChanged ? {} : faultsOfErrors(errors, lots)
      })
      if (result.kind === 'sent') takeFromBasket(lots)
      if (!haveLotsChanged) return result
      await revalidate()
      return { kind: 'failed', reason: { key: 'inquiry_form.changed' } }
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

let check: Promise<typeof import('./check-inquiry') | null> | undefined

/** Fetches the validator, once. Without it, because the line is bad, the server checks alone. */
function loadCheck(): Promise<typeof import('./check-inquiry') | null> {
  check ??= import('./check-inquiry').catch(() => {
    check = undefined
    return null
  })
  return check
}
