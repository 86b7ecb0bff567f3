import { redirect } from 'react-router'
import { servicesContext } from '../../platform/services/services.server'
import { signOut } from '../identity/sign-in.server'
import type { Route } from './+types/sign-out-route'

export async function action({ request, context, params }: Route.ActionArgs) {
  const { cookies } = await signOut(context.get(servicesContext), request)
  return redirect(`/${params.lang}`, { status: 303, headers: cookies })
}

/** GET does not sign out, so that links and images from other sites cannot. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.lang}`)
}
