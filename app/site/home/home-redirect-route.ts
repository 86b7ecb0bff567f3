import { redirect, redirectDocument } from 'react-router'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/home-redirect-route'

/** The bare domain, and pages that are not there, lead home: in the language of the address, else in the default one. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { languages } = context.get(servicesContext).config.site
  return redirect(`/${params.lang ?? languages[0]}`)
}

/** A page that is not there for the browser may have come to the site since, or with a login: the server is asked. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url)
}
