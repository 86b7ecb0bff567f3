import { redirect } from 'react-router'
import { recordAudit } from '../../company/team/record-audit.server'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { exportSubscribers, type SubscriberFilter } from '../../newsletter/subscriptions/find-subscribers.server'
import { type Table, writeCsv, writeXlsx } from '../../platform/database/write-table.server'
import { typedTexts } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { languageLabel } from '../../platform/i18n/language-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import type { Route } from './+types/subscribers-export-route'
import { parseSubscriberFilter } from './present-subscribers.server'

export async function action(args: Route.ActionArgs) {
  const { services, colleague, language } = officeContext(args)
  const typed = typedTexts(await readForm(args.request))
  const filter = parseSubscriberFilter(new URLSearchParams(typed))
  const table = await tableOf(services, filter, language)
  const format = typed.format === 'xlsx' ? 'xlsx' : 'csv'
  const { q, ...chosen } = filter
  const details = { format, rows: table.length - 1, ...chosen, ...(q && { q }) }
  await recordAudit(services.db, { action: 'subscribers.exported', about: '', details }, colleague, services.now())
  const day = todayOf(services)
  const file = format === 'csv' ? writeCsv(table) : await writeXlsx(table, 'Newsletter')
  return fileDownload(file, `newsletter-${day}`, format)
}

export function loader(args: Route.LoaderArgs) {
  throw redirect(pageAddress('/:lang/team/subscribers', officeContext(args).language))
}

async function tableOf(services: Pick<Services, 'db'>, filter: SubscriberFilter, language: Language): Promise<Table> {
  const t = translatorOf(language)
  const rows = await exportSubscribers(services, filter)
  return [
    [
      t('office_subscribers.search_hint'),
      t('inbox.status'),
      t('office_subscribers.language'),
      t('office_subscribers.interest'),
      t('office_subscribers.since'),
      t('office_subscribers.confirmed_at'),
    ],
    ...rows.map(({ email, state, language: spoken, categories, createdAt, confirmedAt }) => [
      email,
      t(`office_subscribers.state.${state}`),
      languageLabel(spoken, language),
      categories.length === 0
        ? t('office_subscribers.everything')
        : categories.map((category) => t(`categories.${category}`)).join('; '),
      createdAt.toISOString(),
      confirmedAt?.toISOString() ?? null,
    ]),
  ]
}
