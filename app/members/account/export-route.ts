import type { Route } from './+types/export-route'
import { exportMember } from './export-member.server'
import { memberContext, requireSignedIn } from './signed-in.server'

export const middleware = [requireSignedIn]

export async function loader(args: Route.LoaderArgs) {
  const { services, session } = memberContext(args)
  const content = await exportMember(services, session.member)
  const day = content.exportedAt.slice(0, 10)
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="account-${day}.json"`,
    },
  })
}
