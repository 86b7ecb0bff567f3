import type { ReactNode } from 'react'
import { Links, Meta, ScrollRestoration } from 'react-router'
import { type SiteFacts, SiteProvider } from '../../company/contacts/use-site'
import { direction, type Language } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { AutoRefresh } from './auto-refresh'
import { DeferredScripts } from './deferred-scripts'
import type { DocumentFacts } from './document-facts.server'
import { HeadScript } from './head-script'
import { preloadedFonts } from './preloaded-fonts'
import { useRequestReference } from './request-reference'

// Written by the server only: modules of the browser read it before they hydrate the page.
const goods = import.meta.env.SSR ? await import('../../lots/facts/category-icons') : null

/** HTML document of every page. `facts` is undefined when the server failed early. */
export function Document({ facts, children }: { facts: DocumentFacts | undefined; children: ReactNode }) {
  const { language } = useLanguage()
  const reference = useRequestReference()
  return (
    // The theme script sets an attribute before hydration.
    <html
      lang={language}
      dir={direction(language)}
      data-messages={facts?.messagesUrl}
      {...goods?.categoryData()}
      data-reference={reference?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <HeadScript />
        {import.meta.env.SSR && facts && <WrittenOnce language={language} brand={facts.site.brand} />}
        <Meta />
        <Links />
        {facts?.site.brand.colours && <link rel="stylesheet" href={facts.site.brand.colours} />}
      </head>
      <body>
        <SiteProvider site={facts?.site ?? null}>{children}</SiteProvider>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  )
}

/** Static parts of the document, rendered by the server only; changing the language loads a new document. */
function WrittenOnce({ language, brand }: { language: Language; brand: SiteFacts['brand'] }) {
  return (
    <>
      {preloadedFonts(language).map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.ground.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.ground.dark} />
      <link rel="icon" sizes="32x32" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href={brand.mark} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
      <AutoRefresh />
    </>
  )
}
