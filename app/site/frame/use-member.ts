import { useRouteLoaderData } from 'react-router'
import type { loader } from './frame-route'

/** Email of the signed-in member, or null, also when the page failed early. */
export function useMember(): string | null {
  return useRouteLoaderData<typeof loader>('site/frame/frame-route')?.member ?? null
}

export function useIsTeam(): boolean {
  return useRouteLoaderData<typeof loader>('site/frame/frame-route')?.isTeam ?? false
}
