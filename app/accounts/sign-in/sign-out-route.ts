import { redirect } from 'react-router'
import { servicesContext } from '../../platform/services/services.server'
import { signOut } from '../identity/sign-in.server'
import type { Route } from './+types/sign-out-route'

/** Ends the session, and starts over on the home page. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { cookies } = await signOut(context.get(servicesContext), request)
  return redirect(`/${params.lang}`, { status: 303, headers: cookies })
}

/** A link or a picture of somebody else's cannot sign anybody out. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.lang}`)
}
