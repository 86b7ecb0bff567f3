import { registerPicture } from '../../files/pictures/register-picture.server'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { findFiles } from '../../files/transfers/find-files.server'
import type { RejectedFile, StoredFile } from '../../files/upload-field/stored-files'
import { editWithoutConflict, type LotEdited } from '../../lots/lots/edit-lots.server'
import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import type { LotInput } from '../../lots/lots/lot-schema'
import type { LotWriter } from '../../lots/lots/write-lots.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { leaksOfDocument } from '../guard/check-publish.server'
import { findSupplier, isPublicLot } from '../guard/guard-edit.server'

interface FilesForLot {
  readonly files: readonly StoredFile[]
  readonly kind: LotInput['documents'][number]['kind']
}

interface FilesAdded {
  readonly edited: LotEdited
  readonly faults: readonly RejectedFile[]
  /** Documents added as hidden: they contain leaks or could not be inspected. */
  readonly kept: number
}

/** Adds uploads to a lot: pictures as photos, others as documents. Idempotent. @throws {Refusal} 409 `stock.changed_meanwhile` */
export async function addFiles(
  services: Services,
  found: LotToEdit,
  { files, kind }: FilesForLot,
  writer: LotWriter,
): Promise<FilesAdded> {
  const { lot } = found.written
  const had = new Set([...lot.photos, ...lot.documents].map(({ url }) => url))
  const fresh = files.filter(({ url }, place) => !had.has(url) && files.findIndex((each) => each.url === url) === place)
  const ids = fresh.map(({ url }) => parseFileUrl(services.config.publicUrl, url)?.id ?? '')
  const stored = new Map((await findFiles(services, ids)).map((file) => [file.id, file]))
  const supplier = await findSupplier(services, lot)
  const photos: LotInput['photos'] = []
  const documents: LotInput['documents'] = []
  const faults: RejectedFile[] = []
  let kept = 0
  for (const [place, { name, url }] of fresh.entries()) {
    const id = ids[place] ?? ''
    const file = stored.get(id)
    try {
      if (file?.url !== url) throw new Refusal('files.unknown_attachment', 422)
      if (file.contentType?.startsWith('image/')) {
        // First, so that a picture that cannot be decoded is refused before the lot changes.
        await registerPicture(services, id)
        photos.push({ name, url, alt: {} })
      } else {
        // On a public lot the document would be visible at once, so one with leaks is added as hidden.
        const hasLeaks = isPublicLot(lot) && (await leaksOfDocument(services, '', { url, name }, supplier)).length > 0
        documents.push({ name, url, kind, visibility: hasLeaks ? 'on_request' : 'members' })
        if (hasLeaks) kept += 1
      }
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      faults.push({ name, reason: fault.code })
    }
  }
  const added = {
    ...(photos.length > 0 && { photos: [...lot.photos, ...photos] }),
    ...(documents.length > 0 && { documents: [...lot.documents, ...documents] }),
  }
  const edited = await editWithoutConflict(services, { id: found.id, version: found.version, fields: added }, writer)
  return { edited, faults, kept }
}
