import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { direction, languageOfPath } from './i18n/languages'
import { localeFileUrl } from './i18n/messages.server'
import { useLanguage } from './i18n/use-language'
import { servicesContext } from './platform/services.server'

export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext).config
  const language = languageOfPath(new URL(request.url).pathname) ?? 'en'
  return { messagesUrl: localeFileUrl(language), company: site.company, team: site.team, languages: site.languages }
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={language} dir={direction(language)} data-messages={data?.messagesUrl} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
