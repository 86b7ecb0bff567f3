import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/use-language'
import { Footer } from './footer'
import { Header } from './header'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A page change without a page load: whoever listens or uses the keyboard goes on at the new page's start.
    main.current?.focus({ preventScroll: true })
  }, [pathname])
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
    </>
  )
}
