import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { removeFromBasket } from '../../catalogue/basket/basket'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { useRemoveFromBasket } from '../../catalogue/basket/use-basket'
import { useLanguage } from '../../platform/i18n/use-language'
import type { InquiryFormAnswer } from './handle-inquiry-form.server'
import { MORE } from './inquiry-fields'
import { readChange, readLots, readTyped, type TypedInquiry } from './typed-inquiry'

/**
 * @param before change made by the server before hydration
 * @returns `change` applies a requested change and returns whether there was one; `kept` holds the old input for lots added back;
 * `noNumber` is input that is not a lot number
 */
export function useLotsChange(before: InquiryFormAnswer['change']) {
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
