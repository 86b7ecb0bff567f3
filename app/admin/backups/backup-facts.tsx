import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/facts.css'
import type { ShownBackups } from './present-backups.server'

/** The latest backup, and what is wrong with backups. */
export function BackupFacts({ backups: { schedule, done, failure } }: { backups: ShownBackups }) {
  const { t } = useLanguage()
  return (
    <section className="people__section" aria-labelledby="backup">
      <h2 className="d5" id="backup">
        {t('settings_desk.backup.title')}
      </h2>
      {failure && (
        <div className="alert alert--bad">
          <Icon name="alert-circle" />
          <div>
            <p>{t('settings_desk.backup.failed', { at: failure.at })}</p>
            <p>
              <bdi dir="ltr">{failure.reason}</bdi>
            </p>
          </div>
        </div>
      )}
      {schedule !== 'daily' && (
        <p className="alert">
          <Icon name="info" />
          {t(`settings_desk.backup.schedule.${schedule}`)}
        </p>
      )}
      {done ? (
        <dl className="kv panel">
          <Fact name={t('settings_desk.backup.last')} value={done.at} />
          <Fact name={t('settings_desk.backup.age')} value={done.age} />
          <Fact name={t('settings_desk.backup.size')} value={done.size} />
          <Fact name={t('settings_desk.backup.directory')} value={done.directory} />
        </dl>
      ) : (
        schedule !== 'outside' && <p className="muted">{t('settings_desk.backup.never')}</p>
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
