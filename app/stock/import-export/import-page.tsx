import { type ActionFunctionArgs, data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { receiveForm } from '../../files/transfers/receive-form.server'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { isId } from '../../platform/base/is-id'
import { formatMoment } from '../../platform/i18n/format'
import { defaultLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import '../lot-form/lots.css'
import { FileAdder } from '../../files/upload-field/file-adder'
import { officeContext } from '../../inbox/office/require-office.server'
import { JobProgress } from '../../inbox/office-lists/job-progress'
import { Panel } from '../../inbox/office-lists/panel'
import { useProgress } from '../../inbox/office-lists/use-progress'
import { parseInput } from '../../platform/base/parse-input'
import { refusalOf } from '../../platform/forms/answer-form.server'
import { RefusalAlert, type Refused } from '../../platform/ui/alert'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/import-page'
import { checkSheet, presentCheck } from './check-sheet.server'
import { readChosenColumns } from './chosen-columns'
import { ImportPreview, Problems, RefusedRows } from './import-preview'
import { askForImport, findImport, findImports } from './lot-imports.server'
import { UndoImport } from './undo-import'
import { canUndoImport, requestImportUndo } from './undo-import.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, search } = officeContext(args)
  const { timeZone } = services.config.site.company
  const id = search.get('id') ?? ''
  const shown = isId(id) ? await findImport(services, id) : null
  const present = (one: NonNullable<typeof shown>) => ({
    ...{ id: one.id, name: one.name, state: one.state, total: one.total, done: one.done, who: one.who },
    ...{ created: one.created, updated: one.updated, unchanged: one.unchanged, rejected: one.rejected },
    at: formatMoment(one.askedAt, language, timeZone),
  })
  return {
    shown: shown && {
      ...{ ...present(shown), problems: shown.problems, undo: shown.undo, kept: shown.kept },
      ...{ removed: shown.removed, withdrawn: shown.withdrawn, returned: shown.returned },
      canUndo: canUndoImport(shown, services.now()),
    },
    imports: (await findImports(services)).map(present),
    isUnderWay: shown?.state === 'waiting' || shown?.state === 'running' || shown?.undo === 'asked',
  }
}

export async function action(args: ActionFunctionArgs & { params: { lang: string } }) {
  const { services, session, colleague, language } = officeContext(args)
  const refused = (status: number, reason: string, values: Refused['values'] = {}) =>
    data({ preview: null, reason, values }, { status })
  try {
    const { fields, files, refusal, failure } = await receiveForm(services, args.request, null)
    if (failure) throw failure.fault
    if (refusal) throw refusal
    if (fields.get('intent') === 'undo') {
      const asked = parseInput(z.uuid('validation.invalid'), fields.get('import'))
      await requestImportUndo(services, asked, colleague)
      return redirect(`${pageAddress('/:lang/team/lots/import', language)}?id=${asked}`, { status: 303 })
    }
    const uploaded = files.at(-1)
    const file = uploaded ?? { name: String(fields.get('name') ?? ''), url: String(fields.get('file') ?? '') }
    const id = parseFileUrl(services.config.publicUrl, file.url)?.id
    if (!id) return refused(422, 'stock.import.choose')
    const written = defaultLanguage(services.config.site)
    const columns = uploaded ? {} : readChosenColumns(fields)
    const check = await checkSheet(services, { id, name: file.name, columns }, written)
    if (!check) return refused(422, 'stock.import.no_headings')
    const preview = { ...presentCheck(check), file, chosen: columns }
    if (fields.get('intent') === 'write' && !uploaded) {
      if (check.leaks.length > 0 && fields.get('acknowledged') !== check.digest)
        return data({ preview, reason: 'stock.import.look_first', values: {} }, { status: 422 })
      const asked = await askForImport(
        services,
        file,
        { total: check.valid.length, language: written, columns },
        session.member,
      )
      return redirect(`${pageAddress('/:lang/team/lots/import', language)}?id=${asked}`, { status: 303 })
    }
    return { preview, reason: null, values: {} }
  } catch (fault) {
    const { status, reason, values } = refusalOf(fault)
    return refused(status, reason, values)
  }
}

export default function ImportPage({ loaderData: { shown, imports, isUnderWay }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  useProgress(isUnderWay)
  const page = pageAddress('/:lang/team/lots/import', language)
  const title = t('stock.import.title')
  return (
    <div className="office-lots">
      <OfficeHead title={title} trail={{ list: 'stock', here: title }} />
      <p className="muted">{t('stock.import.lead')}</p>
      <p>
        {t('stock.import.template')}{' '}
        <a className="link" href={`${page}/template`} download>
          XLSX
        </a>{' '}
        <a className="link" href={`${page}/template?format=csv`} download>
          CSV
        </a>
      </p>
      <RefusalAlert refused={actionData} />
      {shown && (
        <Panel id="import-shown" title={<bdi>{shown.name}</bdi>}>
          <JobProgress
            label={t('stock.import.title')}
            state={t(`stock.import.state.${shown.state}`)}
            words={t('stock.import.progress', { done: shown.done, total: shown.total })}
            done={shown.done}
            total={shown.total}
          />
          <Counts counts={shown} />
          <Problems problems={shown.problems} />
          {shown.problems.length > 0 && <RefusedRows of={{ import: shown.id }} />}
          <UndoImport of={shown} page={page} />
        </Panel>
      )}
      {actionData?.preview && <ImportPreview preview={actionData.preview} page={page} />}
      <Form className="panel office-panel" method="post" action={page} encType="multipart/form-data">
        <FileAdder
          label={t('stock.import.file')}
          button={t('stock.import.look')}
          lists="lots"
          draftKey="lot-import"
          taken={actionData?.preview?.file.url ?? ''}
        />
      </Form>
      {imports.length > 0 && (
        <Panel id="imports" title={t('stock.import.earlier')}>
          <ol className="office-lots__imports">
            {imports.map((one) => (
              <li key={one.id}>
                <PageLink to={`${page}?id=${one.id}`}>
                  <bdi>{one.name}</bdi>
                </PageLink>{' '}
                {t(`stock.import.state.${one.state}`)}{' '}
                <small>
                  {one.at} · <bdi>{one.who}</bdi>
                </small>
                <Counts counts={one} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  )
}

function Counts({ counts }: { counts: Readonly<Record<'created' | 'updated' | 'unchanged' | 'rejected', number>> }) {
  const { t } = useLanguage()
  const { created, updated, unchanged, rejected } = counts
  return <p>{t('stock.import.counts', { created, updated, unchanged, rejected })}</p>
}
