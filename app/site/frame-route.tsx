import { Outlet, redirect } from 'react-router'
import { servicesContext } from '../platform/services.server'
import type { Route } from './+types/frame-route'
import { Alternates } from './alternates'
import { Frame } from './frame'

/** A language that this site does not offer has no pages: it leads home in the default language. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, context }) => {
    const [first, ...others] = context.get(servicesContext).config.site.languages
    if (params.lang !== first && !others.some((language) => language === params.lang)) throw redirect(`/${first}`)
  },
]

export default function FrameRoute() {
  return (
    <Frame>
      <Alternates />
      <Outlet />
    </Frame>
  )
}
