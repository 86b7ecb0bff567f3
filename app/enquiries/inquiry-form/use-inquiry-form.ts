import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { loadOnce, useForm } from '../../platform/forms/use-form'
import { useLanguage } from '../../platform/i18n/use-language'
import type { LotTerms } from '../inquiries/lot-terms'
import type { InquiryFormAnswer } from './handle-inquiry-form.server'
import { fieldOfControl } from './inquiry-fields'
import { lotsChanged, sendInquiry } from './send-inquiry'
import { readTyped } from './typed-inquiry'
import { useLotsChange } from './use-lots-change'

const loadCheck = loadOnce(() => import('./check-inquiry'))

/**
 * @param answer the action's answer to a post without JavaScript
 * @param thanked reference of an enquiry that is already stored
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
      const { result, haveLotsChanged } = await sendInquiry(fields, language)
      if (!haveLotsChanged) return result
      await revalidate()
      return lotsChanged
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
