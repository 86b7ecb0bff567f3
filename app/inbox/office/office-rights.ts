import type { Right } from '../../company/team/team-rights'
import type { PageRoute } from '../../platform/i18n/page-address'

type OfficeRoute = Extract<PageRoute, '/:lang/team' | `/:lang/team/${string}`>

/** Rights required to open an office page and to submit its forms; omitted if none. */
interface Needs {
  readonly open?: Right
  readonly send?: Right
}

const everyone: Needs = {}
const only = (right: Right): Needs => ({ open: right, send: right })

/** Covers every office page. Whether a page shows costs is up to its presenter (`Granted<'costs'>`). */
const needs: Readonly<Record<OfficeRoute, Needs>> = {
  '/:lang/team': everyone,
  '/:lang/team/search': everyone,
  '/:lang/team/inbox': everyone,
  '/:lang/team/inbox/:item': everyone,
  '/:lang/team/inbox/:item/sell': everyone,
  '/:lang/team/inbox/:item/draft': everyone,
  '/:lang/team/inbox/:item/files': everyone,
  // Publishing an offer shows its cost.
  '/:lang/team/inbox/:item/publish': only('costs'),
  '/:lang/team/inbox/:item/publish/draft': only('costs'),
  '/:lang/team/offers/new': everyone,
  '/:lang/team/lots': everyone,
  '/:lang/team/lots/new': everyone,
  '/:lang/team/lots/import': only('costs'),
  '/:lang/team/lots/import/refused': only('costs'),
  '/:lang/team/lots/import/template': only('costs'),
  '/:lang/team/lots/export': only('export'),
  '/:lang/team/lots/:reference': everyone,
  '/:lang/team/lots/:reference/sell': everyone,
  '/:lang/team/lots/:reference/sales/:sale': { send: 'remove' },
  '/:lang/team/lots/:reference/manifest': everyone,
  '/:lang/team/lots/:reference/availability': everyone,
  '/:lang/team/mailings': everyone,
  '/:lang/team/mailings/new': everyone,
  '/:lang/team/mailings/new/look': everyone,
  '/:lang/team/mailings/new/list': everyone,
  '/:lang/team/mailings/:mailing': everyone,
  '/:lang/team/outbox': everyone,
  '/:lang/team/outbox/:mail': everyone,
  '/:lang/team/outbox/:mail/html': everyone,
  '/:lang/team/subscribers': { send: 'remove' },
  '/:lang/team/subscribers/export': only('export'),
  '/:lang/team/contacts': everyone,
  '/:lang/team/members': { send: 'remove' },
  '/:lang/team/people': { send: 'team' },
  '/:lang/team/templates': everyone,
  '/:lang/team/preferences': { send: 'costs' },
  '/:lang/team/senders': { send: 'remove' },
  '/:lang/team/audit': only('costs'),
  '/:lang/team/audit/export': only('export'),
  '/:lang/team/settings': everyone,
  '/:lang/team/privacy': only('remove'),
  '/:lang/team/privacy/export': only('export'),
}

const known: ReadonlyMap<string, Needs> = new Map(Object.entries(needs))

/** Right required by a request; null: none. @param pattern of the route, with or without its first slash @throws {Error} a page without a line */
export function rightFor(pattern: string, method: string): Right | null {
  const found = known.get(`/${pattern.replace(/^\//, '')}`)
  if (!found) throw new Error(`No rights are set for ${pattern}.`)
  return (method === 'GET' || method === 'HEAD' ? found.open : found.send) ?? null
}
