import { data, replace } from 'react-router'
import { findPicturesByAddress } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import { type ReceivedForm, receiveForm } from '../../files/transfers/receive-form.server'
import type { RejectedFile } from '../../files/upload-field/stored-files'
import type { OfficeFormArgs } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { lotSchema } from '../../lots/lots/lot-schema'
import { findOffer } from '../../offers/offers/find-offers.server'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { refusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import type { Services } from '../../platform/services/services.server'
import { withLeaksRemoved } from '../guard/check-publish.server'
import { type CheckView, describeCheck } from '../guard/describe-check.server'
import { fieldValue, type LotFormValues, rowsOf, typedFields } from '../lot-form/lot-form'
import { addFiles, withoutFile } from './add-files.server'
import { checkDrafted } from './draft-texts.server'
import { deletePendingFile } from './pending-files.server'
import { beginForm } from './present-publish.server'
import { deletePublishDraft, findLotOfColleague, savePublishDraft } from './publish-drafts.server'
import { publishOffer } from './publish-offer.server'

export interface PublishAnswer {
  readonly check: CheckView | null
  readonly typed: LotFormValues | null
  /** Which fields to reset: leaks were removed from them, or files changed. */
  readonly fresh: 'fields' | 'files' | null
  /** Files were processed, so the file input is to be cleared. */
  readonly added: boolean
  readonly faults: readonly RejectedFile[]
  readonly pictures: Readonly<Record<string, Picture | null>>
  readonly tried: boolean
  /** A draft that lacks something was kept with the offer, instead of becoming a lot. */
  readonly saved: boolean
  readonly reason: string | null
  /** The lot that a colleague made from the offer meanwhile. */
  readonly lot: string | null
}

export async function handlePublishForm(args: OfficeFormArgs & { params: { item: string } }) {
  const { services, session, colleague, language } = officeContext(args)
  const answer = async (status: number, part: Partial<PublishAnswer>) => {
    const pictures = await findPicturesByAddress(services, photosIn(part.typed ?? {}))
    // An automatic preview stores nothing, because the draft is saved separately.
    if (whose && part.typed && (part.saved || isMultipart(args.request)))
      await savePublishDraft(services, whose, part.typed)
    const lot = whose && (await findLotOfColleague(services.db, whose))
    const nothing = {
      ...{ check: null, typed: null, fresh: null, tried: false, saved: false, reason: null },
      ...{ added: false, faults: [] },
    }
    return data({ ...nothing, ...part, pictures, lot } satisfies PublishAnswer, { status: lot === null ? status : 409 })
  }
  let typed: LotFormValues | null = null
  let whose: { offerId: string; memberId: string } | null = null
  try {
    const offer = await findOffer(services, args.params.item)
    if (!offer) throw new Refusal('errors.not_found', 404)
    whose = { offerId: offer.id, memberId: session.member.id }
    const check = async (values: LotFormValues) =>
      describeCheck(services, await checkDrafted(services, offer, values), language)
    const { fields, files, refusal } = await receive(services, args.request)
    typed = typedFields(fields)
    const intent = fieldValue(typed, 'intent')
    if (refusal) throw refusal
    if (intent === 'anew') {
      await deletePublishDraft(services.db, whose)
      const { values } = await beginForm(services, offer, language)
      whose = null
      return await answer(200, { check: await check(values), typed: values, fresh: 'fields' })
    }
    const dropped = fieldValue(typed, 'drop')
    if (dropped !== '') {
      await deletePendingFile(services, offer.id, dropped)
      typed = withoutFile(services, typed, dropped)
    }
    if (files.length > 0 || intent === 'add') {
      const { values, faults } = await addFiles(services, offer.id, typed, files)
      // With new files, the result has not been previewed yet.
      const isUnseen = intent === 'publish' || intent === 'draft'
      const reason = files.length === 0 ? 'publish.choose_files' : isUnseen ? 'publish.files_added' : null
      const status = reason === null && faults.length === 0 ? 200 : 422
      const added = files.length > 0
      return await answer(status, { check: await check(values), typed: values, fresh: 'files', added, faults, reason })
    }
    if (dropped !== '') return await answer(200, { check: await check(typed), typed, fresh: 'files' })
    const fix = fieldValue(typed, 'fix')
    if (fix !== '') {
      const { leaks } = await checkDrafted(services, offer, typed)
      const values = withLeaksRemoved(typed, fix === 'all' ? leaks : leaks.filter((_, place) => String(place) === fix))
      return await answer(200, { check: await check(values), typed: values, fresh: 'fields' })
    }
    const checked = await checkDrafted(services, offer, typed)
    const lacks = Object.keys(checked.errors).length > 0
    const unseen = checked.leaks.length > 0 && fieldValue(typed, 'acknowledged') !== checked.digest
    const isDraft = intent === 'draft'
    // A draft is not public, so its leaks are checked when it goes on sale.
    if (!lacks && (isDraft || (intent === 'publish' && !unseen))) {
      const lot = parseInput(lotSchema, isDraft ? { ...checked.fields, status: 'draft' } : checked.fields)
      const { reference } = await publishOffer(
        services,
        { id: offer.id, version: Number(fieldValue(typed, 'item')) || 0 },
        lot,
        colleague,
      )
      // Replaces the form in the history, so that going back leads to the offer.
      return replace(`/${language}/team/lots/${reference}`, { status: 303 })
    }
    const tried = intent === 'publish'
    const shown = { check: await describeCheck(services, checked, language), typed, tried, saved: isDraft }
    return await answer(tried ? 422 : 200, shown)
  } catch (fault) {
    const { status, reason, values } = refusalOf(fault)
    // After a version conflict the next attempt uses the current version, which the user can review first.
    if (typed && values.version !== undefined) typed = { ...typed, item: [String(values.version)] }
    const offer = typed && whose && (await findOffer(services, whose.offerId))
    const check = offer && (await describeCheck(services, await checkDrafted(services, offer, typed ?? {}), language))
    return answer(status, { check, typed, tried: true, reason })
  }
}

async function receive(services: Services, request: Request): Promise<Omit<ReceivedForm, 'failure'>> {
  if (!isMultipart(request)) return { fields: await readForm(request), files: [], refusal: null }
  const { failure, ...form } = await receiveForm(services, request, null)
  if (failure) throw failure.fault
  return form
}

function isMultipart(request: Request): boolean {
  return /^multipart\//i.test(request.headers.get('content-type') ?? '')
}

function photosIn(typed: LotFormValues): string[] {
  return rowsOf(typed, 'photo').map((row) => fieldValue(typed, `photo.${row}.url`))
}
