import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { Leak } from '../leaks/find-leaks'
import { Finding } from './guard'

/** Leaks of an edit to a public lot. The edit is held until they are removed or acknowledged. */
export function HeldBackAlert({ leaks, digest }: { leaks: readonly Leak[]; digest: string }) {
  const { t } = useLanguage()
  return (
    <section className="alert alert--warn office-lots__guard" aria-labelledby="held-back">
      <Icon name="alert-triangle" />
      <div>
        <h2 className="h5" id="held-back">
          {t('publish.found', { count: leaks.length })}
        </h2>
        <p>{t('publish.held_back_text')}</p>
        <ul className="office-lots__findings">
          {leaks.map(({ field, kind, found }) => (
            <li key={`${field} ${kind} ${found}`}>
              <Finding field={field} kind={kind} found={found} />
            </li>
          ))}
        </ul>
        <p className="office-lots__buttons">
          <button className="btn btn--md" type="submit" name="fix" value="all">
            {t('publish.remove_all')}
          </button>
          <button className="btn btn--line btn--md" type="submit" name="acknowledged" value={digest}>
            {t('publish.anyway')}
          </button>
        </p>
      </div>
    </section>
  )
}
