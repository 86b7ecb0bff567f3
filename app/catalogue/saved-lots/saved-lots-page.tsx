import { useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { nextAddress, nextPage } from '../../accounts/account-form/sign-in-address'
import { audienceOf, sessionContext } from '../../accounts/identity/session.server'
import { Refusal } from '../../platform/base/errors'
import { cursorIn, cutPage } from '../../platform/database/page-cursor.server'
import { readForm } from '../../platform/http/form-body.server'
import { headersOfLoader, PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { asExpected } from '../../platform/http/problem.server'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { PageLink } from '../../platform/ui/page-link'
import { findSavedLots, saveLot, unsaveLot } from '../watchlist/saved-lots.server'
import { useDeviceWatchlist } from '../watchlist/use-device-watchlist'
import { SAVE_FORM, Watchlist } from '../watchlist/watchlist'
import { watchlistLimits } from '../watchlist/watchlist-limits'
import type { Route } from './+types/saved-lots-page'
import { DeviceLots, NothingSaved } from './device-lots'
import { presentSavedLots } from './present-saved-lots.server'
import { SavedFrame, SavedNotice } from './saved-frame'
import { SavedLotsList } from './saved-lots-list'
import { SAVED_LOTS_PAGE_SIZE } from './shown-lots'

const DROPPED = 'dropped'
const FULL = 'full'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (!session) return data({ own: null })
  const services = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const language = routeLanguage(params)
  const today = todayOf(services)
  const page = { after: cursorIn(searchParams.get('after')), limit: SAVED_LOTS_PAGE_SIZE + 1 }
  const { items, nextCursor } = cutPage(await findSavedLots(services, session.member.id, page), SAVED_LOTS_PAGE_SIZE)
  const reader = { audience: audienceOf(session), language, today }
  const view = await presentSavedLots(
    services,
    items.map(({ id }) => id),
    reader,
    session.member.id,
  )
  const dropped = /^L-\d{4}-\d{4,9}$/.exec(searchParams.get(DROPPED) ?? '')?.[0] ?? null
  return data({ own: { view, nextCursor, dropped, isFull: searchParams.has(FULL) } }, { headers: PRIVATE_HEADERS })
}

/** Save buttons on any page post here without JavaScript; saves or removes one lot and redirects back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = routeLanguage(params)
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const next = new URL(nextPage(text('next'), language), 'http://here.invalid')
  next.searchParams.delete(DROPPED)
  const session = context.get(sessionContext)
  if (!session) throw redirect(nextAddress('/:lang/sign-in', language, next.pathname + next.search), 303)
  const [save, drop] = [text('save'), text('drop')]
  try {
    if (save) await saveLot(services, save, session.member.id)
    if (drop) await unsaveLot(services, drop, session.member.id)
  } catch (thrown) {
    const fault = asExpected(thrown)
    if (!(fault instanceof Refusal)) throw fault
    if (fault.status === 409) throw redirect(`${pageAddress('/:lang/saved', language)}?${FULL}`, 303)
    throw data(null, { status: fault.status })
  }
  if (drop && next.pathname === pageAddress('/:lang/saved', language)) next.searchParams.set(DROPPED, drop)
  throw redirect(next.pathname + next.search, 303)
}

export const headers = headersOfLoader

export default function SavedLotsPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <SavedFrame title="saved.lots" lead={t('saved.lots_lead')}>
      {own ? <OwnLots own={own} /> : <DeviceLots />}
      <Watchlist isMember={own !== null} />
    </SavedFrame>
  )
}

function OwnLots({ own }: { own: NonNullable<Route.ComponentProps['loaderData']['own']> }) {
  const { t, language } = useLanguage()
  const { view, nextCursor, dropped, isFull } = own
  return (
    <>
      {isFull && <SavedNotice isFault text={t('watchlist.account_full', { count: watchlistLimits.lots })} />}
      {dropped && (
        <SavedNotice text={t('saved.lot_dropped', { reference: `\u2068${dropped}\u2069` })}>
          <button className="btn btn--line btn--md" type="submit" form={SAVE_FORM} name="save" value={dropped}>
            {t('toast.undo')}
          </button>
        </SavedNotice>
      )}
      {view.lots.length + view.gone.length === 0 ? <NothingInAccount /> : <SavedLotsList view={view} isMember />}
      {nextCursor && (
        <p className="saved__actions">
          <PageLink className="btn btn--line" to={`${pageAddress('/:lang/saved', language)}?after=${nextCursor}`}>
            {t('saved.more')}
          </PageLink>
        </p>
      )}
    </>
  )
}

/** Shown only once no lots of this device are still being moved into the account: the server cannot know. */
function NothingInAccount() {
  const { lots } = useDeviceWatchlist()
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])
  const isSure = isAwake && lots.length === 0
  return (
    <div className={isSure ? undefined : 'saved__unsure'} data-wake aria-busy={lots.length > 0}>
      <NothingSaved />
    </div>
  )
}
