import { randomUUIDv7 } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Granted } from '../../company/team/team-rights'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { receiveForm } from '../../files/transfers/receive-form.server'
import type { RejectedFile } from '../../files/upload-field/stored-files'
import type { OfficeFormArgs } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { documentKinds, isOpen, lotStatuses } from '../../lots/facts/trade-terms'
import { createLot, editLot, type LotEdited } from '../../lots/lots/edit-lots.server'
import { type LotToEdit, requireLotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import type { LotInput } from '../../lots/lots/lot-schema'
import type { LotWriter } from '../../lots/lots/write-lots.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { formRefusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { guardEdit, type HeldBack, withoutLeaks } from '../guard/guard-edit.server'
import { formErrors } from '../lot-form/form-errors'
import { fieldValue, type HeldPrice, type LotFormValues, statesByHand, typedFields } from '../lot-form/lot-form'
import { parseLotForm } from '../lot-form/read-lot-form.server'
import { addFiles } from './add-files.server'
import { type ConflictView, presentConflict } from './describe-change.server'
import { holdPrice, withoutPrice } from './hold-price.server'

export interface LotFormAnswer {
  readonly saved: string | null
  /** Which fields to reset from this version of the lot: those of files if only files changed, otherwise all. */
  readonly fresh: { readonly fields: 'files' | 'all'; readonly version: number } | null
  readonly errors: Readonly<Record<string, string>>
  readonly refused: { readonly reason: string; readonly values: Readonly<Record<string, string | number>> } | null
  readonly conflict: ConflictView | null
  /** Leaks that await a decision. The other fields are saved. */
  readonly held: Pick<HeldBack, 'leaks' | 'digest'> | null
  /** A price that awaits a decision. The other fields are saved. */
  readonly price: HeldPrice | null
  readonly typed: LotFormValues | null
  readonly added: string | null
  readonly faults: readonly RejectedFile[]
}

const nothing: LotFormAnswer = {
  saved: null,
  fresh: null,
  errors: {},
  refused: null,
  conflict: null,
  held: null,
  price: null,
  typed: null,
  added: null,
  faults: [],
}

export async function handleLotForm(args: OfficeFormArgs & { params: { reference: string } }) {
  const { services, colleague: who, language, costs, search } = officeContext(args)
  let typed: LotFormValues | null = null
  const answer = (status: number, part: Partial<LotFormAnswer>) =>
    data({ ...nothing, typed, ...part } satisfies LotFormAnswer, { status })
  try {
    const found = await requireLotToEdit(services, args.params.reference)
    if (search.has('files')) return answer(200, await addToLot(services, args.request, found, who, language))
    const fields = await readForm(args.request)
    typed = typedFields(fields)
    const intent = fieldValue(typed, 'intent')
    if (intent === 'duplicate') {
      const intended = fieldValue(typed, 'copy')
      const copy = await duplicate(services, found, { ...who, actionId: isId(intended) ? intended : randomUUIDv7() })
      return redirect(`/${language}/team/lots/${copy}`, { status: 303 })
    }
    const editSession = fieldValue(typed, 'editSession')
    const checked = intent === 'confirm' ? null : await checkForm(services, typed, found, { language, costs })
    const { held = null, price = null } = checked ?? {}
    const edited = await editLot(
      services,
      {
        id: found.id,
        version: Number(fieldValue(typed, 'version')) || 0,
        fields: checked?.fields ?? confirmed(services, found),
        over: intent === 'theirs' ? 'theirs' : Number(fieldValue(typed, 'over')) || undefined,
      },
      { ...who, actionId: isId(editSession) ? editSession : randomUUIDv7() },
    )
    return edited.result === 'conflict'
      ? answer(409, {
          conflict: presentConflict(edited, found.written.lot.currency, {
            ...{ language, costs },
            timeZone: services.config.site.company.timeZone,
          }),
        })
      : answer(200, {
          ...saved(services, edited, checked?.isRedacted ? 'theirs' : intent, language),
          ...(held || price ? { saved: null, fresh: null } : { typed: null }),
          ...(held && heldBack(held)),
          price,
        })
  } catch (fault) {
    const { status, errors, reason, values } = formRefusalOf(fault)
    return reason === null
      ? answer(status, { errors: formErrors(errors, services.config.site.languages[0]) })
      : answer(status, { refused: { reason, values } })
  }
}

interface Reader {
  readonly language: Language
  readonly costs: Granted<'costs'> | null
}

/** Parsed form without changes that a public lot must not show yet: leaks until removed or acknowledged, a new price until confirmed. */
async function checkForm(services: Services, typed: LotFormValues, found: LotToEdit, reader: Reader) {
  const { lot } = found.written
  const checked = await checkLeaks(services, typed, found, reader)
  const price = holdPrice(lot, { values: typed, fields: { ...lot, ...checked.fields } }, reader.language)
  const isKept = fieldValue(typed, 'keepPrice') !== ''
  return price === null
    ? { ...checked, price }
    : {
        fields: withoutPrice(lot, checked.fields),
        held: checked.held,
        price: isKept ? null : price,
        isRedacted: checked.isRedacted || isKept,
      }
}

async function checkLeaks(services: Services, typed: LotFormValues, found: LotToEdit, { language, costs }: Reader) {
  const { lot } = found.written
  const fields = fieldsOf(services, typed, found, costs)
  const held = await guardEdit(services, lot, { values: typed, fields }, language)
  if (!held || fieldValue(typed, 'acknowledged') === held.digest) return { fields, held: null, isRedacted: false }
  if (fieldValue(typed, 'fix') !== '')
    return { fields: fieldsOf(services, withoutLeaks(typed, held), found, costs), held: null, isRedacted: true }
  const rest = Object.entries(fields).filter(([field]) => !held.fields.some((each) => each === field))
  return { fields: Object.fromEntries(rest), held, isRedacted: false }
}

function heldBack(held: HeldBack): Partial<LotFormAnswer> {
  const marked = held.leaks.map(({ field }) => [
    field.replace(/^(document\.\d+)\b.*/, '$1.visibility'),
    'publish.held_back',
  ])
  return {
    held: { leaks: held.leaks, digest: held.digest },
    errors: Object.fromEntries(marked),
  }
}

/** Parsed fields and their consequences: putting a lot on sale confirms its availability. */
function fieldsOf(
  services: Services,
  typed: LotFormValues,
  { written }: LotToEdit,
  costs: Reader['costs'],
): Record<string, unknown> {
  const { timeZone } = services.config.site.company
  const fields = parseLotForm(typed, { timeZone, now: { private: written.lot.private }, hasCosts: costs !== null })
  const chosen = lotStatuses.find((each) => each === fields.status)
  if (chosen && !statesByHand(written.lot.status).includes(chosen))
    throw new InvalidInput({ status: ['sales.use_sales'] })
  return isOpen(fields.status) && !isOpen(written.lot.status)
    ? { ...fields, confirmedAt: services.now().toISOString() }
    : fields
}

function confirmed(services: Services, { written }: LotToEdit): Record<string, unknown> {
  const status = written.lot.status === 'unconfirmed' ? 'published' : written.lot.status
  return { confirmedAt: services.now().toISOString(), status }
}

function saved(services: Services, edited: LotEdited, intent: string, language: Language): Partial<LotFormAnswer> {
  const files = ['photos', 'documents', 'lines'] as const
  const hasFiles = edited.result === 'changed' && files.some((each) => edited.fields.includes(each))
  const fields = intent === 'theirs' || intent === 'confirm' ? 'all' : hasFiles ? 'files' : null
  return {
    saved: formatMoment(services.now(), language, services.config.site.company.timeZone),
    fresh: fields && { fields, version: edited.version },
  }
}

async function addToLot(
  services: Services,
  request: Request,
  found: LotToEdit,
  who: Omit<LotWriter, 'actionId'>,
  language: Language,
): Promise<Partial<LotFormAnswer>> {
  const { fields, files, refusal, failure } = await receiveForm(services, request, null)
  if (failure) throw failure.fault
  if (refusal) throw refusal
  if (files.length === 0) throw new Refusal('publish.choose_files', 422)
  const kind = documentKinds.find((each) => each === fields.get('kind')) ?? 'packing_list'
  const editSession = String(fields.get('editSession') ?? '')
  const writer = { ...who, actionId: isId(editSession) ? editSession : randomUUIDv7() }
  const { edited, faults, kept } = await addFiles(services, found, { files, kind }, writer)
  const notice = kept > 0 && { refused: { reason: 'publish.document_held', values: { count: kept } } }
  const { saved: moment = null } = saved(services, edited, 'files', language)
  return {
    saved: faults.length > 0 ? null : moment,
    // Also if nothing changed, because the previous answer may have been lost.
    fresh: { fields: 'files', version: edited.version },
    added: randomUUIDv7(),
    faults,
    ...notice,
  }
}

/** Duplicates a lot as a draft without external id, once per `actionId`. @returns its reference */
async function duplicate(
  services: Services,
  { written }: LotToEdit,
  writer: LotWriter & { readonly id: string },
): Promise<string> {
  const { lot } = written
  const files = [...lot.photos, ...lot.documents].flatMap(
    ({ url }) => parseFileUrl(services.config.publicUrl, url)?.id ?? [],
  )
  const copy: LotInput = {
    ...lot,
    externalId: undefined,
    status: 'draft',
    optionUntil: null,
    publishAt: null,
    withdrawAt: null,
    confirmedAt: null,
    listedAt: null,
    private: { ...lot.private, optionFor: undefined },
  }
  const plates = written.plates && { plates: written.plates }
  return createLot(services, { lot: copy, ...plates, shares: new Set(files) }, writer)
}
