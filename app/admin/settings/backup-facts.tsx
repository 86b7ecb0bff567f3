import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/fact-list.css'
import type { ShownBackups } from './present-backups.server'

export function BackupFacts({ backups: { schedule, done, failure } }: { backups: ShownBackups }) {
  const { t } = useLanguage()
  return (
    <section className="people__section" aria-labelledby="backup">
      <h2 id="backup">{t('office_settings.backup.title')}</h2>
      {failure && (
        <div className="alert alert--bad">
          <Icon name="alert-circle" />
          <div>
            <p>{t('office_settings.backup.failed', { at: failure.at })}</p>
            <p>
              <bdi dir="ltr">{failure.reason}</bdi>
            </p>
          </div>
        </div>
      )}
      {schedule !== 'daily' && (
        <p className="alert">
          <Icon name="info" />
          {t(`office_settings.backup.schedule.${schedule}`)}
        </p>
      )}
      {done ? (
        <dl className="fact-list panel">
          <Fact name={t('office_settings.backup.last')} value={done.at} />
          <Fact name={t('office_settings.backup.age')} value={done.age} />
          <Fact name={t('office_settings.backup.size')} value={done.size} />
          <Fact name={t('office_settings.backup.directory')} value={done.directory} />
        </dl>
      ) : (
        schedule === 'daily' && <p className="muted">{t('office_settings.backup.never')}</p>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
