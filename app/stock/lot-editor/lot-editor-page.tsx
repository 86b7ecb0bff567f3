import { useState } from 'react'
import { Form, redirect, useFetcher } from 'react-router'
import { LotCard } from '../../catalogue/cards/lot-card'
import { SEND_KEY } from '../../inbox/keys/use-send-key'
import { officeContext } from '../../inbox/office/require-office.server'
import { Breadcrumb, OfficeTitle } from '../../inbox/office-lists/office-head'
import { lotAddress } from '../../lots/facts/lot-address'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey } from '../../platform/i18n/translate'
import { upperCaseLanguage } from '../../platform/i18n/upper-case'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert, RefusalAlert } from '../../platform/ui/alert'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { AvailabilityPanel } from '../availability/availability-panel'
import '../../platform/ui/pill.css'
import { HeldBackAlert } from '../guard/held-back-alert'
import { LotBar } from '../lot-form/lot-bar'
import { fieldValue, pillOfLot, statesByHand, withFiles } from '../lot-form/lot-form'
import { DocumentFields } from '../lot-form/lot-form-documents'
import { FormContext } from '../lot-form/lot-form-fields'
import { GoodsFields, PackingFields } from '../lot-form/lot-form-goods'
import { PhotoFields } from '../lot-form/lot-form-photos'
import { PriceFields, StateFields, TermsFields } from '../lot-form/lot-form-terms'
import { SalesPanel } from '../sales/sales-panel'
import type { Route } from './+types/lot-editor-page'
import { handleLotForm, type LotFormAnswer } from './answer-lot-form.server'
import { EditConflict } from './edit-conflict'
import { FILES_FORM, LotFiles, ManifestReplaced } from './lot-files'
import { LotHistory } from './lot-history'
import { type LotEditorView, presentLotEditor } from './present-lot-editor.server'
import { WaitingPanel } from './waiting-buyers-panel'
import '../lot-form/lots.css'
import { useAutosave } from './use-autosave'
import { usePriceWaits } from './use-price-waits'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, costs, search } = officeContext(args)
  const replaced = Number(search.get('replaced')) || null
  const lot = await presentLotEditor(services, args.params.reference, language, replaced, costs)
  if (!lot) throw redirect(pageAddress('/:lang/team/lots', language))
  return { lot }
}

export const action = handleLotForm

export default function LotEditorPage({ loaderData: { lot }, actionData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const page = pageAddress('/:lang/team/lots', language)
  return (
    <>
      <OfficeTitle title={lot.reference} />
      <Breadcrumb list="stock" here={<bdi dir="ltr">{lot.reference}</bdi>} />
      <ManifestReplaced lot={lot} page={`${page}/${lot.reference}`} />
      <LotEditor key={lot.reference} lot={lot} posted={actionData} />
    </>
  )
}

function LotEditor({ lot, posted }: { lot: LotEditorView; posted: LotFormAnswer | undefined }) {
  const fetcher = useFetcher<LotFormAnswer>()
  const answer = fetcher.data ?? posted
  const [begun, setBegun] = useState(() => begin(lot, answer))
  // Reset only fields that changed externally, because the user may be typing elsewhere. The answer may arrive before the lot.
  const isBehind = Boolean(answer?.fresh) && begun.answer !== answer
  if (answer?.fresh && isBehind && lot.version >= answer.fresh.version)
    setBegun(
      answer.fresh.fields === 'files'
        ? { ...begun, values: withFiles(begun.values, lot.values), answer }
        : begin(lot, answer),
    )
  // Keep the last addition, because other answers do not mention it.
  const [taken, setTaken] = useState('')
  if (answer?.added && answer.added !== taken) setTaken(answer.added)
  return (
    <LotForm
      key={begun.editSession}
      lot={{ ...lot, ...begun }}
      answer={answer}
      isBehind={isBehind}
      taken={taken}
      fetcher={fetcher}
    />
  )
}

function begin(lot: LotEditorView, answer: LotFormAnswer | undefined) {
  const typed = answer?.typed
  return {
    values: typed ?? lot.values,
    version: typed ? fieldValue(typed, 'version') : String(lot.version),
    editSession: typed ? fieldValue(typed, 'editSession') : lot.editSession,
    answer,
  }
}

function LotForm(props: {
  lot: Omit<LotEditorView, 'version' | 'editSession'> & ReturnType<typeof begin>
  answer: LotFormAnswer | undefined
  /** The answer refers to a version of the lot that is not loaded yet. */
  isBehind: boolean
  taken: string
  fetcher: ReturnType<typeof useFetcher<LotFormAnswer>>
}) {
  const { lot, answer, isBehind, taken, fetcher } = props
  const { t, language } = useLanguage()
  const { form, files, sendFiles } = useAutosave(fetcher, isBehind)
  usePriceWaits(form, answer, lot.isPublic)
  const page = `${pageAddress('/:lang/team/lots', language)}/${lot.reference}`
  const errors = answer?.errors ?? {}
  return (
    <FormContext value={{ values: lot.values, errors, hasCosts: lot.hasCosts, heldPrice: answer?.price }}>
      <fetcher.Form method="post" action={page} ref={form} data-follow>
        <header className="office-lots__head">
          <div>
            <h1 className="d3" dir="auto" lang={upperCaseLanguage(lot.title)}>
              {lot.title}
            </h1>
            <p>
              <span className={pillOfLot(lot.status)}>{t(`trade.statuses.${lot.status}`)}</span>{' '}
              {lot.isPublic && <a href={lotAddress(lot.reference, language)}>{t('stock.see_public')}</a>}{' '}
              {lot.offerId && (
                <PageLink to={`${pageAddress('/:lang/team/inbox', language)}/${lot.offerId}`}>
                  {t('stock.offer')}
                </PageLink>
              )}
            </p>
          </div>
        </header>
        <LotBar state={<SaveState answer={answer} isSaving={fetcher.state !== 'idle'} isPublic={lot.isPublic} />}>
          {/* Enter in a field activates the form's first button. */}
          <button
            className={isUnsaved(answer) ? 'btn btn--md is-needed' : 'btn btn--md'}
            type="submit"
            name="intent"
            value="save"
            aria-keyshortcuts={SEND_KEY}
          >
            {t('stock.save')}
          </button>
          {lot.isPublic && (
            <PageLink
              className="btn btn--line btn--md"
              to={`${pageAddress('/:lang/team/mailings/new', language)}?lot=${lot.reference}`}
            >
              {t('mailings.new')}
            </PageLink>
          )}
          {lot.sales.canSell && (
            <PageLink className="btn btn--md" to={`${page}/sell`}>
              {t('sales.sell')}
            </PageLink>
          )}
          {lot.status === 'draft' && (
            <button className="btn btn--md lot-bar__scripted" type="button" onClick={() => publish(form.current)}>
              {t('publish.publish')}
            </button>
          )}
        </LotBar>
        <input type="hidden" name="version" value={lot.version} />
        <input type="hidden" name="editSession" value={lot.editSession} />
        <input type="hidden" name="priceWas" value={fieldValue(lot.values, 'priceWas')} />
        <Problems answer={answer} />
        {answer?.held && <HeldBackAlert {...answer.held} />}
        {answer?.conflict && <EditConflict conflict={answer.conflict} />}
        <WaitingPanel reference={lot.reference} buyers={lot.waiting} />
        <div className="office-lots__columns">
          <div className="office-lots__column">
            <StateFields states={statesByHand(lot.status)} />
            <GoodsFields />
            <PriceFields />
            <TermsFields countries={lot.countries} />
            <PackingFields />
            <PhotoFields pictures={lot.pictures} />
            <DocumentFields previews={lot.previews}>
              <LotFiles lot={lot} page={page} taken={taken} faults={answer?.faults ?? []} />
            </DocumentFields>
          </div>
          <aside>
            <h2 className="caption">{t('stock.preview')}</h2>
            {lot.card && <LotCard lot={lot.card} sizes="330px" />}
            {lot.confirmed && <p className="hint">{t('stock.confirmed_at', { moment: lot.confirmed })}</p>}
            <p className="office-lots__buttons">
              <button className="btn btn--line btn--md" type="submit" name="intent" value="confirm">
                {t('stock.confirm')}
              </button>
            </p>
          </aside>
        </div>
      </fetcher.Form>
      <fetcher.Form
        id={FILES_FORM}
        ref={files}
        method="post"
        action={`${page}?files`}
        encType="multipart/form-data"
        onSubmit={sendFiles}
      >
        <input type="hidden" name="editSession" value={lot.editSession} />
      </fetcher.Form>
      <SalesPanel page={page} view={lot.sales} />
      <AvailabilityPanel reference={lot.reference} view={lot.availability} />
      <LotHistory events={lot.history} manifest={`${page}/manifest`} />
      <Form method="post" action={page}>
        <input type="hidden" name="copy" value={lot.editSession} />
        <button className="btn btn--line btn--md" type="submit" name="intent" value="duplicate">
          {t('stock.duplicate')}
        </button>
      </Form>
    </FormContext>
  )
}

function publish(form: HTMLFormElement | null) {
  const status = form?.elements.namedItem('status')
  if (!(status instanceof HTMLSelectElement)) return
  status.value = 'published'
  status.dispatchEvent(new Event('change', { bubbles: true }))
}

function isUnsaved(answer: LotFormAnswer | undefined): boolean {
  return Boolean(answer && (answer.conflict || answer.refused || Object.keys(answer.errors).length > 0))
}

function SaveState(props: { answer: LotFormAnswer | undefined; isSaving: boolean; isPublic: boolean }) {
  const { answer, isSaving, isPublic } = props
  const { t } = useLanguage()
  return (
    <span className="caption" role="status">
      {isSaving ? (
        t('stock.saving')
      ) : isUnsaved(answer) ? (
        t('stock.not_saved')
      ) : answer?.price ? (
        t('stock.price_waits')
      ) : answer?.saved ? (
        <>
          <Icon name="check" size="sm" /> {t('stock.saved', { moment: answer.saved })}
        </>
      ) : (
        t(isPublic ? 'stock.saves_live' : 'stock.saves_itself')
      )}
    </span>
  )
}

function Problems({ answer }: { answer: LotFormAnswer | undefined }) {
  const { t, messages } = useLanguage()
  const count = Object.keys(answer?.errors ?? {}).length
  const general = answer?.errors['']
  return (
    <RefusalAlert refused={answer?.refused}>
      {count > 0 && (
        <Alert tone="bad">{general && isMessageKey(messages, general) ? t(general) : t('stock.mend', { count })}</Alert>
      )}
    </RefusalAlert>
  )
}
