import { useRouteLoaderData } from 'react-router'
import type { loader } from './frame-route'

/** E-mail of the member who has signed in, or null. Where a page broke early nobody is known. */
export function useMember(): string | null {
  return useRouteLoaderData<typeof loader>('site/frame/frame-route')?.member ?? null
}

/** Whether who has signed in works in the back office. */
export function useIsTeam(): boolean {
  return useRouteLoaderData<typeof loader>('site/frame/frame-route')?.isTeam ?? false
}
