import { useLanguage } from '../i18n/use-language'
import type { LotDeskView } from './present-lot-desk.server'

/** Who has done what to a lot, the latest first. */
export function LotHistory({ events }: { events: LotDeskView['history'] }) {
  const { t } = useLanguage()
  if (events.length === 0) return null
  return (
    <section className="panel stk__p" aria-labelledby="lot-history">
      <h2 className="h5" id="lot-history">
        {t('stock.history')}
      </h2>
      <ol className="stk__t">
        {events.map(({ id, who, at, kind, changes }) => (
          <li key={id}>
            <p>
              <b>
                <bdi>{who}</bdi>
              </b>{' '}
              {kind} <small>{at}</small>
            </p>
            {changes.map(({ name, was, became }) => (
              <p key={name} dir="auto">
                {name}: <del>{was}</del> → <ins>{became}</ins>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
