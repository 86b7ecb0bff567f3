import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { LotManifestView } from './present-lot-manifest.server'

export function FormerLists({ lot, page }: { lot: LotManifestView; page: string }) {
  const { t } = useLanguage()
  if (lot.former.length === 0) return null
  return (
    <section className="panel office-lots__panel" aria-labelledby="former">
      <h2 className="h5" id="former">
        {t('stock.manifest.former')}
      </h2>
      <p className="hint">{t('stock.manifest.former_hint', { days: lot.formerDays })}</p>
      <ul className="office-lots__findings">
        {lot.former.map(({ version, lines, moment, who }) => (
          <li key={version}>
            <span id={`former-${version}`}>{t('stock.manifest.former_list', { count: lines, moment, who })}</span>
            <Form method="post" action={page}>
              <input type="hidden" name="version" value={lot.version} />
              <input type="hidden" name="former" value={version} />
              <button
                className="btn btn--line btn--sm"
                type="submit"
                name="intent"
                value="undo"
                aria-describedby={`former-${version}`}
              >
                {t('stock.manifest.bring_back')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
