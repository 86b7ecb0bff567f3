import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { removeFromBasket } from '../../catalogue/basket/basket'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { useRemoveFromBasket } from '../../catalogue/basket/use-basket'
import { loadOnce, useForm } from '../../platform/forms/use-form'
import { useLanguage } from '../../platform/i18n/use-language'
import type { LotTerms } from '../inquiries/lot-terms'
import type { InquiryFormAnswer } from './handle-inquiry-form.server'
import { fieldOfControl, MORE } from './inquiry-fields'
import { lotsChanged, sendInquiry } from './send-inquiry'
import { readChange, readLots, readTyped, type TypedInquiry } from './typed-inquiry'

const loadCheck = loadOnce(() => import('./check-inquiry'))

/** @param answer the action's answer to a post without JavaScript @param thanked reference of an enquiry that is already stored */
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

/**
 * @param before change made by the server before hydration
 * @returns `change` applies a requested change and returns whether there was one; `kept` holds the old input for lots added back;
 * `noNumber` is input that is not a lot number
 */
function useLotsChange(before: InquiryFormAnswer['change']) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const takeOut = useRemoveFromBasket()
  const [noNumber, setNoNumber] = useState(before?.noNumber ?? null)
  const [kept, setKept] = useState<TypedInquiry>({})
  const leftOut = before?.leftOut
  useEffect(() => {
    if (leftOut) removeFromBasket([leftOut])
  }, [leftOut])

  const show = (lots: readonly string[]) =>
    void navigate(inquiryAddress(language, lots), { replace: true, preventScrollReset: true })

  function change(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
    const fields = new FormData(form, submitter)
    const asked = readChange(fields)
    if (!asked) return false
    setKept(readTyped(fields))
    setNoNumber(asked.noNumber)
    const more = form.elements.namedItem(MORE)
    if (asked.leftOut !== null) {
      takeOut(asked.leftOut, () => show(readLots(fields)))
      form.focus({ preventScroll: true })
    } else if (more instanceof HTMLInputElement) {
      if (asked.noNumber === null) more.value = ''
      more.focus()
    }
    if (asked.noNumber === null) show(asked.lots)
    return true
  }

  return { kept, noNumber, change }
}
