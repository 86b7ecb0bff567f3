import { redirect, redirectDocument } from 'react-router'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/home-redirect-route'

/** The bare domain and unknown pages redirect to the home page, in the language of the URL or the default one. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { languages } = context.get(servicesContext).config.site
  return redirect(`/${params.lang ?? languages[0]}`)
}

/** A page unknown to the browser may exist after a deployment or a login, so ask the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url)
}
