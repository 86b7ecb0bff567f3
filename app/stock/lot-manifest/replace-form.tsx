import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { Guard } from '../guard/guard'
import { ManifestFields } from '../guard/manifest-fields'
import type { ManifestAnswer } from './answer-lot-manifest.server'
import type { LotManifestView } from './present-lot-manifest.server'

export function ReplaceForm(props: { lot: LotManifestView; answer: ManifestAnswer | undefined; page: string }) {
  const { lot, answer, page } = props
  const { t } = useLanguage()
  const isLooked = answer?.typed.manifest !== undefined
  const values = isLooked ? answer.typed : lot.values
  const check = (isLooked ? answer.check : null) ?? lot.check
  return (
    // Redacted words come with the answer, so the uncontrolled fields are remounted.
    <Form key={check.digest} className="office-lots__column" method="post" action={page} preventScrollReset data-follow>
      <input type="hidden" name="version" value={lot.version} />
      <ManifestFields lists={lot.choices} values={values} lines={check.lines} />
      <Guard check={check} tried={answer?.tried ?? false} />
      {lot.lines > 0 && <p className="hint">{t('stock.manifest.goes', { count: lot.lines, days: lot.formerDays })}</p>}
      <p className="office-lots__buttons">
        <button className="btn btn--md" type="submit" name="intent" value="replace">
          {t('stock.manifest.replace')}
        </button>
        <button className="btn btn--line btn--md" type="submit" name="intent" value="preview">
          {t('publish.look')}
        </button>
      </p>
    </Form>
  )
}
