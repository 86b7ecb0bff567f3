import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findSecondStep } from '../../accounts/identity/second-step.server'
import { sessionContext } from '../../accounts/identity/session.server'
import { refusalContext } from '../../platform/http/problem.server'
import { servicesContext } from '../../platform/services/services.server'
import { UNREACHED } from '../../platform/ui/connection'
import { PageHead } from '../discovery/page-head'
import { pagePicturesVersion } from '../discovery/page-pictures.server'
import type { Route } from './+types/frame-route'
import { pageLanguage } from './document-facts.server'
import { ErrorView } from './error-view'
import { Frame } from './frame'

/** A language that this site does not offer has no pages: it leads home in the default language. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, context }) => {
    const [first, ...others] = context.get(servicesContext).config.site.languages
    if (params.lang !== first && !others.some((language) => language === params.lang)) throw redirect(`/${first}`)
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

/** Who is there changes only when a form is sent. */
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

/** Here and not only at the root: after a fault in an action the facts of the boundary's own route are not loaded, and the frame needs the root's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
