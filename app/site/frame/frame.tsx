import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SecondStep } from '../../accounts/identity/second-step.server'
import { SignInDialog } from '../../accounts/sign-in/sign-in-dialog'
import { useLanguage } from '../../platform/i18n/use-language'
import { Footer } from './footer'
import { Header } from './header'
import { useMember } from './use-member'

/** What surrounds every page. @param step the second step of a login that the visitor is in the middle of */
export function Frame({ step = null, children }: { step?: SecondStep | null; children: ReactNode }) {
  const { t } = useLanguage()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const member = useMember()
  // A page change without a page load, or a dialog that led to another state of the page: whoever listens or uses the
  // keyboard goes on at its start.
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
      {!member && <SignInDialog step={step} />}
    </>
  )
}
