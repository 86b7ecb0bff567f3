import { lotLimits } from '../../lots/lots/lot-schema'
import { findManifestLines } from '../../lots/manifests/find-manifest.server'
import { findPendingLists } from '../../lots/manifests/pending-lists.server'
import type { Offer } from '../../offers/offers/find-offers.server'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier, withoutLeak } from '../leaks/find-leaks'
import { fieldValue, type LotFormValues } from '../lot-form/lot-form'
import { publicLines } from './manifest-columns'

export async function filesWithLists(
  services: Pick<Services, 'db' | 'config'>,
  offer: Offer,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return [...(await findPendingLists(services, { of: 'offer', id: offer.id })), ...offer.attachments]
}

/** Builds the manifest from the chosen list and columns, with words redacted. @returns also the leaks found in it */
export async function checkLines(
  services: Pick<Services, 'db'>,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
  supplier: Supplier,
): Promise<{ lines: Record<string, unknown>[]; leaks: Leak[] }> {
  const fileId = fieldValue(values, 'manifest')
  if (!files.some(({ id }) => id === fileId)) return { lines: [], leaks: [] }
  // One more than allowed, so that the schema reports too many lines.
  const listed = await findManifestLines(services, fileId, { after: 0, limit: lotLimits.lines + 1 })
  const redactedWords = values.redact ?? []
  const chosen = { columns: values.column ?? [], extras: values.extra ?? [] }
  const defaults = { unit: fieldValue(values, 'unit') || 'H87', currency: fieldValue(values, 'currency') || 'EUR' }
  const lines = publicLines(listed, chosen, defaults, (text) => redactedWords.reduce(withoutLeak, text))
  return { lines, leaks: findLeaks(lineTexts(lines), supplier) }
}

/** Texts of manifest lines that buyers see. */
export function lineTexts(lines: readonly Record<string, unknown>[]): PublicText[] {
  return lines.flatMap(({ name, sku, brand, size, colour, extra }) => {
    const own = typeof extra === 'object' && extra !== null ? Object.entries(extra).flat() : []
    return [name, sku, brand, size, colour, ...own].flatMap((text) =>
      typeof text === 'string' ? [{ field: 'lines', text }] : [],
    )
  })
}

export function withRedacted(values: LotFormValues, leaks: readonly Leak[]): LotFormValues {
  const found = leaks.flatMap((leak) => (leak.field === 'lines' ? [leak.found] : []))
  return found.length > 0 ? { ...values, redact: [...(values.redact ?? []), ...found] } : values
}
