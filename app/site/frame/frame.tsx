import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SecondStep } from '../../accounts/identity/second-step.server'
import { SignInDialog } from '../../accounts/sign-in/sign-in-dialog'
import { BasketNotice } from '../../catalogue/basket/basket-notice'
import { useLanguage } from '../../platform/i18n/use-language'
import { Footer } from './footer'
import { Header } from './header'
import { useMember } from './use-member'

export function Frame({ step = null, children }: { step?: SecondStep | null; children: ReactNode }) {
  const { t } = useLanguage()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const member = useMember()
  // After client-side navigation, move focus to the start of the page for keyboards and screen readers.
  const place = `${pathname} ${member}`
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    main.current?.focus({ preventScroll: true })
  }, [place])
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
      <BasketNotice />
      {!member && <SignInDialog step={step} />}
    </>
  )
}
