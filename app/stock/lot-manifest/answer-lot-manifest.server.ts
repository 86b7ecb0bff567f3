import { randomUUIDv7 } from 'node:crypto'
import { data, redirect } from 'react-router'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { receiveForm } from '../../files/transfers/receive-form.server'
import type { OfficeFormArgs } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { editWithoutConflict, type LotEdited } from '../../lots/lots/edit-lots.server'
import { requireLotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { correctMapping, type ListOwner } from '../../lots/manifests/correct-mapping.server'
import { addPendingList, deletePendingLists } from '../../lots/manifests/pending-lists.server'
import { Refusal } from '../../platform/base/errors'
import { refusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Services } from '../../platform/services/services.server'
import { withRedacted } from '../guard/check-lines.server'
import { fieldValue, type LotFormValues, typedFields } from '../lot-form/lot-form'
import { checkManifest, type ManifestChecked } from './check-manifest.server'
import { findFilesWithLists } from './present-lot-manifest.server'

export interface ManifestAnswer {
  readonly typed: LotFormValues
  readonly check: ManifestChecked | null
  readonly tried: boolean
  readonly reason: string | null
  readonly values: Readonly<Record<string, string | number>>
}

export async function handleManifestForm(args: OfficeFormArgs & { params: { reference: string } }) {
  const { services, colleague, language } = officeContext(args)
  const writer = { actionId: randomUUIDv7(), ...colleague }
  const lotPage = `${pageAddress('/:lang/team/lots', language)}/${args.params.reference}`
  const redirectTo = (address: string) => redirect(address, { status: 303 })
  let typed: LotFormValues = {}
  const answer = (status: number, part: Partial<ManifestAnswer>) =>
    data({ typed, check: null, tried: false, reason: null, values: {}, ...part } satisfies ManifestAnswer, { status })
  try {
    const found = await requireLotToEdit(services, args.params.reference)
    const owner: ListOwner = { of: 'lot', id: found.id }
    if (/^multipart\//i.test(args.request.headers.get('content-type') ?? '')) {
      await addLists(services, args.request, owner)
      return redirectTo(`${lotPage}/manifest`)
    }
    const fields = await readForm(args.request)
    typed = typedFields(fields)
    const dropped = fieldValue(typed, 'drop')
    if (dropped !== '') {
      await deletePendingLists(services, owner, [dropped])
      return redirectTo(`${lotPage}/manifest`)
    }
    const intent = fieldValue(typed, 'intent')
    if (intent === 'manifest') {
      await correctMapping(services, owner, fields, writer)
      return redirectTo(`${lotPage}/manifest`)
    }
    const version = Number(fieldValue(typed, 'version')) || 0
    if (intent === 'remove') {
      if (fieldValue(typed, 'sure') === '') throw new Refusal('stock.manifest.not_sure', 422)
      return redirectTo(
        replacedAddress(
          lotPage,
          await editWithoutConflict(services, { id: found.id, version, fields: { lines: [] } }, writer),
        ),
      )
    }
    if (intent === 'undo') {
      const former = Number(fieldValue(typed, 'former')) || 0
      return redirectTo(
        replacedAddress(
          lotPage,
          await editWithoutConflict(services, { id: found.id, version, fields: {}, former }, writer),
        ),
      )
    }
    const { files } = await findFilesWithLists(services, found)
    const fix = fieldValue(typed, 'fix')
    if (fix !== '') {
      const { leaks } = await checkManifest(services, found, files, typed)
      const taken = fix === 'all' ? leaks : leaks.filter((_, place) => String(place) === fix)
      typed = withRedacted(typed, taken)
    }
    const { lines, leaks, check } = await checkManifest(services, found, files, typed)
    if (intent !== 'replace' || fix !== '') return answer(200, { check })
    if (lines.length === 0) throw new Refusal('stock.manifest.choose', 422)
    if (leaks.length > 0 && fieldValue(typed, 'acknowledged') !== check.digest)
      return answer(422, { check, tried: true })
    const edited = await editWithoutConflict(services, { id: found.id, version, fields: { lines } }, writer)
    await deletePendingLists(services, owner, [fieldValue(typed, 'manifest')])
    return redirectTo(replacedAddress(lotPage, edited))
  } catch (fault) {
    const { status, ...told } = refusalOf(fault)
    return answer(status, told)
  }
}

function replacedAddress(lotPage: string, { result, version }: LotEdited): string {
  return result === 'changed' ? `${lotPage}?replaced=${version}` : lotPage
}

/** Adds uploads, from the form or sent ahead by the page. Files that are no lists are reported; the others are parsed. */
async function addLists(services: Services, request: Request, owner: ListOwner): Promise<void> {
  const { files, refusal, failure } = await receiveForm(services, request, null)
  if (failure) throw failure.fault
  if (refusal) throw refusal
  const ids = files.flatMap(({ url }) => parseFileUrl(services.config.publicUrl, url)?.id ?? [])
  if (ids.length === 0) throw new Refusal('manifest.no_spreadsheet', 422)
  const faults: Refusal[] = []
  for (const id of ids) {
    try {
      await addPendingList(services, owner, id)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      faults.push(fault)
    }
  }
  if (faults[0]) throw faults[0]
}
