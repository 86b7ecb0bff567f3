import { useRouteLoaderData } from 'react-router'
import { hasRight, type Right } from '../../company/team/team-rights'
import type { PagePath } from '../../platform/i18n/page-address'
import type { loader } from './office-frame-route'
import { rightFor } from './office-rights'

/** Whether to show controls that need a right. The server enforces it. */
export function useRight(right: Right): boolean {
  return useRights()(right)
}

/** Whether to link to a page of the office. */
export function useMayOpen(): (page: PagePath) => boolean {
  const has = useRights()
  return (page) => {
    const right = rightFor(page, 'GET')
    return right === null || has(right)
  }
}

function useRights(): (right: Right) => boolean {
  const frame = useRouteLoaderData<typeof loader>('inbox/office/office-frame-route')
  return (right) => frame !== undefined && hasRight(frame.teamRole, right)
}
