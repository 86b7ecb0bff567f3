import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { inFours, NewStep } from './codes-section'

export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const { t } = useLanguage()
  const { company } = useSite()
  const shown = codes.map(inFours)
  const file = `${company.name}: ${t('second_factor.recovery')}\n\n${shown.join('\n')}\n`
  return (
    <div className="dialog__body factor__recovery">
      <NewStep title={t('second_factor.recovery')} />
      <p>{t('second_factor.recovery_text')}</p>
      <ol className="factor__codes" dir="ltr">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="member__ways">
        <a
          className="btn btn--line"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          {t('second_factor.download')}
        </a>
        <button className="btn btn--line needs-js" type="button" onClick={() => window.print()}>
          {t('second_factor.print')}
        </button>
        <PageLink className="btn" to={next}>
          {t('second_factor.kept')}
        </PageLink>
      </p>
    </div>
  )
}
