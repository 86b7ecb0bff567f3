import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findSecondStep } from '../../accounts/identity/second-step.server'
import { sessionContext } from '../../accounts/identity/session.server'
import { isDisabledPage } from '../../company/brand/sections.server'
import { refusalContext } from '../../platform/http/problem.server'
import { servicesContext } from '../../platform/services/services.server'
import { UNREACHED } from '../../platform/ui/connection'
import { PageHead } from '../discovery/page-head'
import { pagePicturesVersion } from '../discovery/page-pictures.server'
import { pageLanguage } from '../document/document-facts.server'
import type { Route } from './+types/frame-route'
import { ErrorView } from './error-view'
import { Frame } from './frame'

/** Unknown languages redirect to the home page in the default language. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, params, context }) => {
    const { site } = context.get(servicesContext).config
    const [first, ...others] = site.languages
    if (params.lang !== first && !others.some((language) => language === params.lang)) throw redirect(`/${first}`)
    // A part that the site leaves out is an unknown page.
    if (isDisabledPage(site, new URL(request.url).pathname)) throw redirect(`/${params.lang}`)
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const refusal = context.get(refusalContext)
  if (refusal) throw refusal
  const services = context.get(servicesContext)
  const { site } = services.config
  const language = pageLanguage(new URL(request.url).pathname, site.languages)
  const session = context.get(sessionContext)
  const member = session?.member.email ?? null
  const step = member === null ? await findSecondStep(services, request) : null
  return { pictures: pagePicturesVersion(site, language), member, isTeam: session?.member.role === 'team', step }
}

/** The session only changes when a form is submitted. */
export function shouldRevalidate({ formMethod, actionStatus }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && actionStatus !== UNREACHED
}

export default function FrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame step={loaderData.step}>
      <PageHead pictures={loaderData.pictures} />
      <Outlet />
    </Frame>
  )
}

/** Needed below the root: after an error in an action the data of the boundary's own route is not loaded, and the frame uses the root's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
