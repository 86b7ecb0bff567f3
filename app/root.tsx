import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { Document } from './site/document/document'
import { presentDocument } from './site/document/document-facts.server'
import { ErrorView } from './site/frame/error-view'
import './platform/ui/ui.css'
import './site/frame/frame.css'

export function loader({ request, context }: Route.LoaderArgs) {
  return presentDocument(request, context)
}

/** Root data is constant until the next page load. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document facts={useRouteLoaderData<typeof loader>('root')}>{children}</Document>
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
