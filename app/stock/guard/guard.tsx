import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { Leak } from '../leaks/find-leaks'
import type { CheckView } from './describe-check.server'

export function Guard({ check, tried }: { check: Pick<CheckView, 'leaks' | 'found' | 'digest'>; tried: boolean }) {
  const { t } = useLanguage()
  const { leaks, found: count, digest } = check
  if (leaks.length === 0)
    return (
      <p className="alert alert--ok office-lots__guard">
        <Icon name="lock" />
        {t('publish.nothing_found')}
      </p>
    )
  return (
    <section className={`alert office-lots__guard ${tried ? 'alert--bad' : 'alert--warn'}`} aria-labelledby="guard">
      <Icon name="alert-triangle" />
      <div>
        <h2 className="h5" id="guard">
          {t('publish.found', { count })}
        </h2>
        {count > leaks.length && <p>{t('publish.shown', { shown: leaks.length, total: count })}</p>}
        <ul className="office-lots__findings">
          {leaks.map(({ field, kind, found }, place) => (
            <li key={`${field} ${kind} ${found}`}>
              <Finding field={field} kind={kind} found={found} />
              <button
                className="btn btn--line btn--sm"
                type="submit"
                name="fix"
                value={place}
                aria-label={t('publish.remove_one', { found })}
              >
                {t('stock.remove')}
              </button>
            </li>
          ))}
        </ul>
        <p className="office-lots__buttons">
          <button className="btn btn--line btn--md" type="submit" name="fix" value="all">
            {t('publish.remove_all')}
          </button>
        </p>
        <label className="check">
          {/* Keyed by digest: acknowledging covers only the leaks shown. */}
          <input key={digest} type="checkbox" name="acknowledged" value={digest} />
          {t('publish.acknowledge')}
        </label>
      </div>
    </section>
  )
}

export function Finding({ field, kind, found }: Leak) {
  const { t } = useLanguage()
  return (
    <span>
      <bdi>{found}</bdi>
      <small>
        {t(`publish.leak.${kind}`)} · {t(placeOf(field))}
      </small>
    </span>
  )
}

function placeOf(field: string) {
  if (field === 'lines') return 'lot_page.manifest'
  if (field.startsWith('document.')) return 'lot_page.documents'
  if (field.startsWith('photo.')) return 'lot_page.photos'
  if (field.startsWith('texts.')) return 'stock.texts'
  return field === 'brands' ? 'request.brands' : 'stock.place_and_terms'
}
