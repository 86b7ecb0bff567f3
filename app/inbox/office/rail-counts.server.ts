import { countNewMembers } from '../../accounts/identity/member-standing.server'
import type { Language } from '../../platform/i18n/languages'
import { formatNumber } from '../../platform/i18n/translate'
import { countParked } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { countUnread } from '../items/find-items.server'

const LIMIT = 999

export type RailCounts = Readonly<Record<'inbox' | 'members' | 'outbox', string | null>>

export async function findRailCounts({ db }: Pick<Services, 'db'>, language: Language): Promise<RailCounts> {
  const [inbox, members, outbox] = await Promise.all([
    countUnread(db, LIMIT + 1),
    countNewMembers(db, LIMIT + 1),
    countParked(db, LIMIT + 1),
  ])
  const say = (found: number) =>
    found === 0 ? null : formatNumber(Math.min(found, LIMIT), language) + (found > LIMIT ? '+' : '')
  return { inbox: say(inbox), members: say(members), outbox: say(outbox) }
}
