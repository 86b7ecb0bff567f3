import { registerPicture } from '../../files/pictures/register-picture.server'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { type AttachedFile, findFiles } from '../../files/transfers/find-files.server'
import type { RejectedFile, StoredFile } from '../../files/upload-field/stored-files'
import { addPendingList, releasePendingList } from '../../lots/manifests/pending-lists.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { findListsToChoose } from '../guard/lists-to-choose.server'
import { fieldValue, type LotFormValues, rowsOf } from '../lot-form/lot-form'
import { addPendingFile } from './pending-files.server'

/**
 * Adds uploads to the form: pictures as photos, lists as the chosen manifest, others as documents.
 * The form holds them, for every colleague who opens it, until the lot claims them.
 * @returns the form values, and rejected files with message keys
 */
export async function addFiles(
  services: Services,
  offerId: string,
  typed: LotFormValues,
  files: readonly StoredFile[],
): Promise<{ values: LotFormValues; faults: RejectedFile[] }> {
  const values: Record<string, readonly string[]> = { ...typed }
  const ids = files.map(({ url }) => parseFileUrl(services.config.publicUrl, url)?.id ?? '')
  const known = new Map((await findFiles(services, ids)).map((file) => [file.id, file]))
  const faults: RejectedFile[] = []
  for (const [place, file] of files.entries()) {
    const stored = known.get(ids[place] ?? '')
    try {
      if (stored?.url !== file.url) throw new Refusal('files.unknown_attachment', 422)
      const isPhoto = stored.contentType?.startsWith('image/') ?? false
      if (isPhoto) await registerPicture(services, stored.id)
      const isList = !isPhoto && (await isListRead(services, offerId, stored))
      await addPendingFile(services, offerId, stored.id, isList)
      if (isList) await choose(services, values, stored)
      else if (isPhoto) put(values, 'photo', file, {})
      else put(values, 'document', file, { kind: ['packing_list'], visibility: ['members'], shown: ['on'] })
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      faults.push({ name: file.name, reason: fault.code })
    }
  }
  return { values, faults }
}

export function withoutFile(services: Pick<Services, 'config'>, typed: LotFormValues, fileId: string): LotFormValues {
  const rows = (['photo', 'document'] as const).flatMap((group) =>
    rowsOf(typed, group)
      .map((row) => `${group}.${row}.`)
      .filter((row) => parseFileUrl(services.config.publicUrl, fieldValue(typed, `${row}url`))?.id === fileId),
  )
  const rest = Object.entries(typed).filter(([name]) => !rows.some((row) => name.startsWith(row)))
  return Object.fromEntries(
    rest.map(([name, values]) => [name, name === 'manifest' ? values.filter((id) => id !== fileId) : values]),
  )
}

/** Adds a row unless it exists: a form may be submitted twice. */
function put(
  values: Record<string, readonly string[]>,
  group: 'photo' | 'document',
  { url, name }: StoredFile,
  more: Readonly<Record<string, readonly string[]>>,
): void {
  const rows = rowsOf(values, group)
  if (rows.some((row) => fieldValue(values, `${group}.${row}.url`) === url)) return
  const row = (rows.at(-1) ?? -1) + 1
  for (const [field, typed] of Object.entries({ ...more, url: [url], name: [name] }))
    values[`${group}.${row}.${field}`] = typed
}

/** @returns false if it is not a list, as most PDFs */
async function isListRead(services: Services, offerId: string, file: AttachedFile): Promise<boolean> {
  try {
    await addPendingList(services, { of: 'offer', id: offerId }, file.id)
    if (file.contentType !== 'application/pdf') return true
    const [list] = await findListsToChoose(services, [file])
    if (list?.quantity) return true
    await releasePendingList(services, file.id)
    return false
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'manifest.no_spreadsheet') return false
    throw fault
  }
}

async function choose(
  services: Services,
  values: Record<string, readonly string[]>,
  file: { readonly id: string; readonly name: string },
): Promise<void> {
  const [list] = await findListsToChoose(services, [file])
  if (!list || list.lines === 0) throw new Refusal('publish.list_unread', 422)
  values.manifest = [list.id]
  values.column = [...new Set([...(values.column ?? []), ...list.columns])]
}
