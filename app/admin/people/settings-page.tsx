import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { describeSite } from '../../platform/settings/describe-settings.server'
import { BackupFacts } from '../backups/backup-facts'
import { presentBackups } from '../backups/present-backups.server'
import '../../inbox/office/office-list.css'
import type { Route } from './+types/settings-page'
import './admin-page.css'

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
  return (
    <div className="people">
      <title>{t('office.page_title', { page: t('settings_desk.title'), company: company.name })}</title>
      <h1 className="d3">{t('settings_desk.title')}</h1>
      <p className="muted">{t('settings_desk.lead')}</p>
      <BackupFacts backups={backups} />
      <Settings id="program" title={t('settings_desk.program')}>
        {program.map(({ name, value, from }) => (
          <Setting key={name} name={name} value={value} source={t(`settings_desk.from.${from}`)} />
        ))}
      </Settings>
      <Settings id="site" title={t('settings_desk.site')}>
        {facts.map(({ name, value, line }) => (
          <Setting
            key={name}
            name={name}
            value={value}
            source={line === null ? t('settings_desk.from.default') : t('settings_desk.from.line', { file, line })}
          />
        ))}
      </Settings>
    </div>
  )
}

function Settings({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <section className="people__section" aria-labelledby={id}>
      <h2 className="d5" id={id}>
        {title}
      </h2>
      <table className="panel office-table">
        <thead>
          <tr>
            <th scope="col">{t('settings_desk.name')}</th>
            <th scope="col">{t('settings_desk.value')}</th>
            <th scope="col">{t('settings_desk.source')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function Setting({ name, value, source }: { name: string; value: string | null; source: string }) {
  const { t } = useLanguage()
  return (
    <tr>
      <td>
        <b>
          <bdi dir="ltr">{name}</bdi>
        </b>
      </td>
      <td>{value === null ? <span className="muted">{t('settings_desk.none')}</span> : <bdi>{value}</bdi>}</td>
      <td>
        <bdi>{source}</bdi>
      </td>
    </tr>
  )
}
