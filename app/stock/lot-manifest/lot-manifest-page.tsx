import { Form, redirect } from 'react-router'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Guard } from '../guard/guard'
import { ManifestFields } from '../guard/manifest-fields'
import { fieldValue } from '../lot-form/lot-form'
import '../lot-form/lots.css'
import { officeContext } from '../../inbox/office/require-office.server'
import { useProgress } from '../../inbox/office-lists/use-progress'
import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { ReadList } from '../../lots/manifest-view/list-view'
import { RefusalAlert } from '../../platform/ui/alert'
import '../../platform/ui/pill.css'
import { FileAdder } from '../../files/upload-field/file-adder'
import { Panel } from '../../inbox/office-lists/panel'
import type { Route } from './+types/lot-manifest-page'
import { handleManifestForm, type ManifestAnswer } from './answer-lot-manifest.server'
import { type LotManifestView, presentLotManifest } from './present-lot-manifest.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, search } = officeContext(args)
  const [found] = await findLotsToEdit(services, [args.params.reference])
  if (!found) throw redirect(pageAddress('/:lang/team/lots', language))
  return { lot: await presentLotManifest(services, found, search, language) }
}

export const action = handleManifestForm

/** Revalidates after a refusal too, since its usual cause is a colleague's change. */
export function shouldRevalidate() {
  return true
}

export default function LotManifestPage({ loaderData: { lot }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  useProgress(lot.isWaiting)
  const lots = pageAddress('/:lang/team/lots', language)
  const page = `${lots}/${lot.reference}/manifest`
  return (
    <div className="office-lots">
      <OfficeHead
        title={`${t('lot_page.manifest')} ${lot.reference}`}
        heading={t('lot_page.manifest')}
        trail={{ list: 'stock', record: { id: lot.reference, reference: lot.reference }, here: t('lot_page.manifest') }}
      />
      <p className="muted">
        {t('stock.manifest_lines', { count: lot.lines })}. {lot.lines > 0 && t('stock.manifest.lead')}
      </p>
      <RefusalAlert refused={actionData} />
      <Form className="panel office-panel" method="post" action={page} encType="multipart/form-data">
        <FileAdder
          label={t('stock.manifest.new')}
          button={t('stock.manifest.read')}
          hint={t('stock.manifest.hint')}
          lists="articles"
          draftKey={`lot-manifest:${lot.reference}`}
          taken={lot.pending.join()}
        />
      </Form>
      {lot.lists.map((list) => (
        <ReadList key={list.fileId} list={list} address={page} typed={typedMapping(actionData)}>
          {lot.pending.includes(list.fileId) && (
            <Form method="post" action={page} preventScrollReset>
              <button className="btn btn--line btn--sm" type="submit" name="drop" value={list.fileId}>
                {t('stock.manifest.drop')}
              </button>
            </Form>
          )}
        </ReadList>
      ))}
      {lot.choices.some(({ lines }) => lines > 0) && (
        <ReplaceForm key={`${lot.values.manifest} ${lot.version}`} lot={lot} answer={actionData} page={page} />
      )}
      {lot.lines > 0 && <RemoveForm lot={lot} page={page} />}
      <FormerLists lot={lot} page={page} />
    </div>
  )
}

function typedMapping(answer: ManifestAnswer | undefined): Readonly<Record<string, string>> {
  if (!answer || fieldValue(answer.typed, 'intent') !== 'manifest') return {}
  return Object.fromEntries(Object.entries(answer.typed).map(([name, typed]) => [name, typed[0] ?? '']))
}

/** Confirms the removal, because buyers no longer see the manifest. */
function RemoveForm({ lot, page }: { lot: LotManifestView; page: string }) {
  const { t } = useLanguage()
  return (
    <Form className="panel office-panel" method="post" action={page}>
      <h2 className="h5">{t('stock.remove_manifest')}</h2>
      <input type="hidden" name="version" value={lot.version} />
      <label className="check">
        <input type="checkbox" name="sure" value="on" required />
        {t('stock.manifest.sure', { count: lot.lines })}
      </label>
      <p className="office-lots__buttons">
        <button className="btn btn--line btn--md" type="submit" name="intent" value="remove">
          {t('stock.remove_manifest')}
        </button>
      </p>
    </Form>
  )
}

function FormerLists({ lot, page }: { lot: LotManifestView; page: string }) {
  const { t } = useLanguage()
  if (lot.former.length === 0) return null
  return (
    <Panel id="former" title={t('stock.manifest.former')}>
      <p className="hint">{t('stock.manifest.former_hint', { days: lot.formerDays })}</p>
      <ul className="office-lots__findings">
        {lot.former.map(({ version, lines, moment, who }) => (
          <li key={version}>
            <span id={`former-${version}`}>{t('stock.manifest.former_list', { count: lines, moment, who })}</span>
            <Form method="post" action={page}>
              <input type="hidden" name="version" value={lot.version} />
              <input type="hidden" name="former" value={version} />
              <button
                className="btn btn--line btn--sm"
                type="submit"
                name="intent"
                value="undo"
                aria-describedby={`former-${version}`}
              >
                {t('stock.manifest.bring_back')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ReplaceForm(props: { lot: LotManifestView; answer: ManifestAnswer | undefined; page: string }) {
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
