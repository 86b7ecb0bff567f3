import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { LotEditorView } from './present-lot-editor.server'

export function LotHistory({ events, manifest }: { events: LotEditorView['history']; manifest: string }) {
  const { t } = useLanguage()
  if (events.length === 0) return null
  return (
    <section className="panel office-lots__panel office-lots__section" aria-labelledby="lot-history">
      <h2 className="h5" id="lot-history">
        {t('stock.history')}
      </h2>
      <ol className="office-lots__imports">
        {events.map(({ id, who, at, kind, changes, hasFormer }) => (
          <li key={id}>
            <p>
              <b>
                <bdi>{who}</bdi>
              </b>{' '}
              {kind} <small>{at}</small>
            </p>
            {changes.map(({ name, was, became, more }) => (
              <p key={name} dir="auto">
                {name}: <del>{was}</del> <span className="onward">→</span> <ins>{became}</ins> {more}
              </p>
            ))}
            {hasFormer && (
              <p>
                <PageLink className="link" to={`${manifest}#former`}>
                  {t('inbox.undo')}
                </PageLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
