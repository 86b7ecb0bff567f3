import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { LotFormAnswer } from './answer-lot-form.server'

const priceNames = /^(?:price\.(?:amount|basis)|currency|tier\..*)$/

/** Asks before leaving the page with an unconfirmed price. All other fields are saved automatically. */
export function usePriceWaits(
  form: RefObject<HTMLFormElement | null>,
  answer: LotFormAnswer | undefined,
  isPublic: boolean,
): void {
  const { t } = useLanguage()
  const settled = useRef<string | null>(null)
  useEffect(() => {
    if (!answer?.price) settled.current = typedPrice(form.current)
  }, [form, answer])
  const blocker = useBlocker(() => isPublic && settled.current !== null && typedPrice(form.current) !== settled.current)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(t('stock.price_leave'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, t])
}

function typedPrice(form: HTMLFormElement | null): string | null {
  if (!form) return null
  return JSON.stringify([...new FormData(form)].filter(([name]) => priceNames.test(name)))
}
