import { Panel } from '../../inbox/office-lists/panel'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { LotEditorView } from './present-lot-editor.server'

export function LotHistory({ events, manifest }: { events: LotEditorView['history']; manifest: string }) {
  const { t } = useLanguage()
  if (events.length === 0) return null
  return (
    <Panel id="lot-history" title={t('stock.history')} className="office-lots__section">
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
    </Panel>
  )
}
