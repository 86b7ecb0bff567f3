import { useEffect, useState } from 'react'
import { DialogLink } from '../../accounts/account-form/dialog-link'
import { lotAddress, productsAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmptyState } from '../../platform/ui/empty-state'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { DeviceLot } from '../watchlist/device-watchlist'
import { deviceWatchlist } from '../watchlist/use-device-watchlist'
import type { SavedLotsView } from './present-saved-lots.server'
import { SavedLotsList } from './saved-lots-list'
import { SAVED_LOTS_PAGE_SIZE } from './shown-lots'

interface Shown {
  /** Snapshot at page load: a removed lot keeps its place. */
  readonly kept: readonly DeviceLot[]
  readonly parts: readonly SavedLotsView[]
  readonly failed: boolean
}

/** Lots saved on this device, for signed-out visitors. Offline it shows at least the titles. */
export function DeviceLots() {
  const { t, language } = useLanguage()
  const [shown, setShown] = useState<Shown | null>(null)
  const [wanted, setWanted] = useState(1)
  useEffect(() => {
    const { lots } = deviceWatchlist.read()
    setShown((before) => before ?? { kept: lots, parts: [], failed: false })
  }, [])
  const kept = shown?.kept
  const loaded = shown?.parts.length ?? 0
  useEffect(() => {
    if (!kept || loaded >= wanted) return
    const part = kept.slice(loaded * SAVED_LOTS_PAGE_SIZE, (loaded + 1) * SAVED_LOTS_PAGE_SIZE)
    if (part.length === 0) return
    const left = new AbortController()
    loadLots(part, language, left.signal).then(
      (view) => setShown((before) => before && { ...before, parts: [...before.parts, view], failed: false }),
      () => !left.signal.aborted && setShown((before) => before && { ...before, failed: true }),
    )
    return () => left.abort()
  }, [kept, loaded, wanted, language])

  if (!shown) return <NoScript />
  if (shown.kept.length === 0) return <NothingSaved />
  const { parts, failed } = shown
  return (
    <>
      <p className="alert">
        <Icon name="info" />
        <span>
          {t('saved.on_device')} <DialogLink dialog="login">{t('saved.log_in')}</DialogLink>
        </span>
      </p>
      <div className="saved__lots" aria-busy={loaded < wanted && !failed}>
        {failed && (
          <>
            <p role="status">{t('saved.offline')}</p>
            <ul className="saved__titles">
              {shown.kept.map(({ reference, title }) => (
                <li key={reference}>
                  <bdi dir="ltr">{reference}</bdi> <PageLink to={lotAddress(reference, language)}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {parts.length > 0 && <SavedLotsList view={joined(parts)} isMember={false} />}
        {loaded * SAVED_LOTS_PAGE_SIZE < shown.kept.length && loaded >= wanted && (
          <p className="saved__actions">
            <button className="btn btn--line" type="button" onClick={() => setWanted(wanted + 1)}>
              {t('saved.more')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}

function NoScript() {
  const { t } = useLanguage()
  return (
    <p className="saved__no-script" data-wake>
      {t('saved.no_script')} <DialogLink dialog="login">{t('saved.log_in')}</DialogLink>
    </p>
  )
}

export function NothingSaved() {
  const { t, language } = useLanguage()
  return (
    <EmptyState text={t('saved.nothing')}>
      <PageLink className="btn" to={productsAddress(language)}>
        {t('lot_gone.see_all')}
      </PageLink>
    </EmptyState>
  )
}

async function loadLots(lots: readonly DeviceLot[], language: string, signal: AbortSignal): Promise<SavedLotsView> {
  const query = new URLSearchParams([['lang', language], ...lots.map(({ reference }) => ['lot', reference])])
  const answer = await fetch(`/api/saved/lots?${query}`, { signal })
  if (!answer.ok) throw new Error(`The lots did not come: ${answer.status}`)
  return answer.json()
}

function joined(parts: readonly SavedLotsView[]): SavedLotsView {
  return {
    lots: parts.flatMap(({ lots }) => lots),
    gone: parts.flatMap(({ gone }) => gone),
    similar: parts[0]?.similar ?? [],
  }
}
