import { Fact } from '../../inbox/office-lists/fact'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/fact-list.css'
import type { ShownBackups } from './present-backups.server'

export function BackupFacts({ backups: { schedule, done, failure } }: { backups: ShownBackups }) {
  const { t } = useLanguage()
  return (
    <section className="admin__section" aria-labelledby="backup">
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
          <Fact label={t('office_settings.backup.last')}>
            <bdi>{done.at}</bdi>
          </Fact>
          <Fact label={t('office_settings.backup.age')}>
            <bdi>{done.age}</bdi>
          </Fact>
          <Fact label={t('office_settings.backup.size')}>
            <bdi>{done.size}</bdi>
          </Fact>
          <Fact label={t('office_settings.backup.directory')}>
            <bdi>{done.directory}</bdi>
          </Fact>
        </dl>
      ) : (
        schedule === 'daily' && <p className="muted">{t('office_settings.backup.never')}</p>
      )}
    </section>
  )
}
