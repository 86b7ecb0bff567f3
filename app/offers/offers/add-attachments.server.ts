import { eq, max } from 'drizzle-orm'
import { type ClaimedFile, claimUploads } from '../../files/transfers/claim-uploads.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { offerLimits } from './offer-schema'
import { attachments } from './offers.table.server'

/** `tx` must hold the lock of the offer's item. @throws {Refusal} 422 `validation.too_many_files`, or a refusal of `claimUploads` */
export async function addAttachments(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  offerId: string,
  files: readonly { readonly name: string; readonly url: string }[],
): Promise<ClaimedFile[]> {
  if (files.length === 0) return []
  const [last] = await tx
    .select({ position: max(attachments.position) })
    .from(attachments)
    .where(eq(attachments.offerId, offerId))
  const first = (last?.position ?? -1) + 1
  if (first + files.length > offerLimits.attachments)
    throw new Refusal('validation.too_many_files', 422, { field: 'attachments' })
  const claimed = await claimUploads(tx, services, files)
  await tx
    .insert(attachments)
    .values(claimed.map(({ id }, index) => ({ offerId, position: first + index, fileId: id })))
  return claimed
}

/** How many more files an offer takes. @param tx holds the lock of the offer's item */
export async function countAttachmentsLeft(tx: Transaction, offerId: string): Promise<number> {
  return Math.max(0, offerLimits.attachments - (await tx.$count(attachments, eq(attachments.offerId, offerId))))
}
