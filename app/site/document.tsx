import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { direction } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { SiteProvider } from '../team/use-site'
import markUrl from './art/mark.svg?url&no-inline'
import type { DocumentFacts } from './document-facts.server'
import { preloadedFonts } from './preloaded-fonts'
import themeScriptUrl from './theme.js?url&no-inline'

/** The HTML document around every page. Without facts, because the server failed early, it stands all the same. */
export function Document({ facts, children }: { facts: DocumentFacts | undefined; children: ReactNode }) {
  const { language } = useLanguage()
  return (
    // The theme script may have added its attribute before React came.
    <html lang={language} dir={direction(language)} data-messages={facts?.messagesUrl} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script src={themeScriptUrl} />
        {preloadedFonts(language).map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href={markUrl} />
        <Meta />
        {/* Our own style sheets need no number, and React finds none on the browser's side. */}
        <Links nonce="" />
      </head>
      <body>
        <SiteProvider site={facts?.site ?? null}>{children}</SiteProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
