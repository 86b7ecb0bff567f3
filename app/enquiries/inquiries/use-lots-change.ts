import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { takeFromBasket } from '../../catalogue/basket/basket'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { useTakeOut } from '../../catalogue/basket/use-basket'
import { useLanguage } from '../../platform/i18n/use-language'
import type { InquiryFormAnswer } from './answer-inquiry-form.server'
import { MORE } from './inquiry-fields'
import { readChange, readLots, readTyped, type TypedInquiry } from './typed-inquiry'

/**
 * Changes which lots an inquiry is about. The page stays, and with it what was typed.
 * @param before what the server has changed before this page came alive
 * @returns `change` does what a form asks for, and says whether it asks for that; `kept`: what stood in the boxes then, for a lot that
 * comes back; `noNumber`: what was typed as the number of a lot and is none
 */
export function useLotsChange(before: InquiryFormAnswer['change']) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const takeOut = useTakeOut()
  const [noNumber, setNoNumber] = useState(before?.noNumber ?? null)
  const [kept, setKept] = useState<TypedInquiry>({})
  const leftOut = before?.leftOut
  useEffect(() => {
    if (leftOut) takeFromBasket([leftOut])
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
