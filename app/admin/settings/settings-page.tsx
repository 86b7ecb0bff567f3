import { officeContext } from '../../inbox/office/require-office.server'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { describeSite } from '../../platform/settings/describe-settings.server'
import { ListTable } from '../../platform/ui/list-table'
import { BackupFacts } from './backup-facts'
import { presentBackups } from './present-backups.server'
import '../../inbox/office-lists/office-list.css'
import type { Route } from './+types/settings-page'
import '../people/admin-page.css'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = officeContext(args)
  const { config } = services
  const backups = await presentBackups(services, language)
  return { program: config.shown, file: config.siteFile, facts: describeSite(config), backups }
}

export default function SettingsPage({ loaderData: { program, file, facts, backups } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const fileName = file.slice(file.lastIndexOf('/') + 1)
  return (
    <div className="admin">
      <OfficeHead title={t('office_settings.program')} />
      <BackupFacts backups={backups} />
      <section className="admin__section" aria-labelledby="settings">
        <h2 id="settings">{t('office_settings.title')}</h2>
        <p className="muted">{t('office_settings.lead')}</p>
        <Settings
          title={t('office_settings.from.environment')}
          settings={program.map(({ from, ...setting }) => ({
            ...setting,
            source: from === 'default' ? null : t(`office_settings.from.${from}`),
          }))}
        />
        <Settings
          title={t('office_settings.site')}
          settings={facts.map(({ line, ...setting }) => ({
            ...setting,
            source: line === null ? null : t('office_settings.from.line', { file: fileName, line }),
          }))}
        />
      </section>
    </div>
  )
}

interface SettingView {
  readonly name: string
  readonly value: string | null
  readonly source: string | null
}

/** Settings that differ from the default come first; the defaults are folded. */
function Settings({ title, settings }: { title: string; settings: readonly SettingView[] }) {
  const { t, language } = useLanguage()
  const own = settings.filter(({ source }) => source !== null)
  const defaults = settings.filter(({ source }) => source === null)
  return (
    <section className="admin__section">
      <h2>{title}</h2>
      {own.length > 0 && <SettingsTable settings={own} />}
      {defaults.length > 0 && (
        <details className="ask">
          <summary>
            {t('office_settings.from.default')} ({formatNumber(defaults.length, language)})
          </summary>
          <SettingsTable settings={defaults} />
        </details>
      )}
    </section>
  )
}

function SettingsTable({ settings }: { settings: readonly SettingView[] }) {
  const { t } = useLanguage()
  const head = [t('office_settings.name'), t('office_settings.value'), t('office_settings.source')]
  return (
    <ListTable look="records" head={head}>
      {settings.map(({ name, value, source }) => (
        <tr className="setting" key={name}>
          <td>
            <b>
              <bdi dir="ltr">{name}</bdi>
            </b>
          </td>
          <td>{value === null ? <span className="muted">{t('office_settings.none')}</span> : <bdi>{value}</bdi>}</td>
          <td>
            <bdi>{source ?? t('office_settings.from.default')}</bdi>
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
