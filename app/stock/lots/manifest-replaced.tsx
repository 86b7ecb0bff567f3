import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { LotEditorView } from './present-lot-desk.server'

export function ManifestReplaced({ lot, page }: { lot: Pick<LotEditorView, 'former'>; page: string }) {
  const { t } = useLanguage()
  return (
    <div role="status">
      {lot.former && (
        <Form className="alert alert--ok office-lots__restore" method="post" action={`${page}/manifest`}>
          <Icon name="check" />
          <p>{t('stock.manifest.replaced', { count: lot.former.lines })}</p>
          {/* The version detects another replacement in the meantime. */}
          <input type="hidden" name="version" value={lot.former.version} />
          <input type="hidden" name="former" value={lot.former.version} />
          <button className="btn btn--line btn--sm" type="submit" name="intent" value="undo">
            {t('inbox.undo')}
          </button>
        </Form>
      )}
    </div>
  )
}
