import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SecondStep } from '../../accounts/identity/second-step.server'
import { SignInDialog } from '../../accounts/sign-in/sign-in-dialog'
import { BasketLink } from '../../catalogue/basket/basket-link'
import { useLanguage } from '../../platform/i18n/use-language'
import { Footer } from './footer'
import { Header, SEARCH_HASH } from './header'
import { useMember } from './use-member'

/** Its link would lie over their fields. */
const withoutBasket = /\/(?:inquiry|request|sell)$/

/** @param step pending second step of a login */
export function Frame({ step = null, children }: { step?: SecondStep | null; children: ReactNode }) {
  const { t } = useLanguage()
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, key } = useLocation()
  const member = useMember()
  // After client-side navigation, move focus to the start of the page for keyboards and screen readers.
  const place = `${pathname} ${member}`
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    main.current?.focus({ preventScroll: true })
  }, [place])
  const loaded = useRef(key)
  useEffect(() => {
    if (hash === SEARCH_HASH && key !== loaded.current)
      main.current?.querySelector<HTMLElement>('[type=search]')?.focus()
  }, [hash, key])
  return (
    <>
      <a className="skip" href="#main">
        {t('header.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      {!withoutBasket.test(pathname) && <BasketLink />}
      {!member && <SignInDialog step={step} />}
    </>
  )
}
