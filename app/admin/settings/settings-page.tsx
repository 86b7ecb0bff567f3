import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { describeSite } from '../../platform/settings/describe-settings.server'
import { ListTable } from '../../platform/ui/list-table'
import { BackupFacts } from './backup-facts'
import { presentBackups } from './present-backups.server'
import '../../inbox/office-lists/office-list.css'
import type { Route } from './+types/settings-page'
import '../people/admin-page.css'

export async function loader(args: Route.LoaderArgs) {
  const { language } = officeContext(args)
  const services = args.context.get(servicesContext)
  const { config } = services
  const backups = await presentBackups(services, language)
  return { program: config.shown, file: config.siteFile, facts: describeSite(config), backups }
}

export function headers() {
  return OFFICE_HEADERS
}

export default function SettingsPage({ loaderData: { program, file, facts, backups } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  const fileName = file.slice(file.lastIndexOf('/') + 1)
  return (
    <div className="people">
      <title>{t('office.page_title', { page: t('office_settings.program'), company: company.name })}</title>
      <h1 className="d3">{t('office_settings.program')}</h1>
      <BackupFacts backups={backups} />
      <section className="people__section" aria-labelledby="settings">
        <h2 id="settings">{t('office_settings.title')}</h2>
        <p className="muted">{t('office_settings.lead')}</p>
        <Settings title={t('office_settings.from.environment')}>
          {program.map(({ name, value, from }) => (
            <Setting key={name} name={name} value={value} source={t(`office_settings.from.${from}`)} />
          ))}
        </Settings>
        <Settings title={t('office_settings.site')}>
          {facts.map(({ name, value, line }) => (
            <Setting
              key={name}
              name={name}
              value={value}
              source={
                line === null
                  ? t('office_settings.from.default')
                  : t('office_settings.from.line', { file: fileName, line })
              }
            />
          ))}
        </Settings>
      </section>
    </div>
  )
}

function Settings({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <section className="people__section">
      <h2>{title}</h2>
      <ListTable
        look="records"
        head={[t('office_settings.name'), t('office_settings.value'), t('office_settings.source')]}
      >
        {children}
      </ListTable>
    </section>
  )
}

function Setting({ name, value, source }: { name: string; value: string | null; source: string }) {
  const { t } = useLanguage()
  return (
    <tr className="setting">
      <td>
        <b>
          <bdi dir="ltr">{name}</bdi>
        </b>
      </td>
      <td>{value === null ? <span className="muted">{t('office_settings.none')}</span> : <bdi>{value}</bdi>}</td>
      <td>
        <bdi>{source}</bdi>
      </td>
    </tr>
  )
}
