import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { revokeDownload } from '../../files/transfers/download.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { describeItem } from '../items/describe-item.server'
import { findItem } from '../items/find-items.server'

/** Revokes a link for good. The archive of all files keeps the file. @throws {Refusal} 404 no such file, or its link is already revoked */
export async function revokeLink(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  itemId: string,
  fileId: string,
  colleague: AuditActor,
): Promise<void> {
  const item = await findItem(services, itemId)
  const record = item && (await describeItem(services, item, item.language))
  const file = record?.files.find(({ id, url }) => id === fileId && url !== null)
  if (!item || !file) throw new Refusal('errors.not_found', 404)
  const entry = { aboutId: itemId, about: item.reference ?? '', details: { file: file.name } }
  await services.db.transaction(async (tx) => {
    await revokeDownload(tx, services, file.id)
    await recordAudit(tx, { action: 'file.revoked', ...entry }, colleague, services.now())
  })
}
