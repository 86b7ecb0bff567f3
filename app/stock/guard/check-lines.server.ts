import { lotLimits } from '../../lots/lots/lot-schema'
import { findManifestLines } from '../../lots/manifests/find-manifest.server'
import { findPending } from '../../lots/manifests/pending-lists.server'
import type { Offer } from '../../offers/offers/find-offers.server'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier, withoutLeak } from '../leaks/find-leaks'
import { type LotFormValues, typedIn } from '../lot-form/lot-form'
import { publicLines } from './manifest-columns'

/** The files that the manifest of what an offer becomes can be made of: its own, and lists that the team has added. */
export async function filesWithLists(
  services: Pick<Services, 'db' | 'config'>,
  offer: Offer,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return [...(await findPending(services, { of: 'offer', id: offer.id })), ...offer.attachments]
}

/**
 * The lines of a lot as the boxes say: of which list, with which of its columns, without which words.
 * @param files that the list may be one of
 * @returns with what in them would tell who supplies the goods
 */
export async function checkLines(
  services: Pick<Services, 'db'>,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
  supplier: Supplier,
): Promise<{ lines: Record<string, unknown>[]; leaks: Leak[] }> {
  const fileId = typedIn(values, 'manifest')
  if (!files.some(({ id }) => id === fileId)) return { lines: [], leaks: [] }
  // One more than a lot has: the schema then says that these are too many.
  const listed = await findManifestLines(services, fileId, { after: 0, limit: lotLimits.lines + 1 })
  const struck = values.strike ?? []
  const chosen = { columns: values.column ?? [], extras: values.extra ?? [] }
  const defaults = { unit: typedIn(values, 'unit') || 'H87', currency: typedIn(values, 'currency') || 'EUR' }
  const lines = publicLines(listed, chosen, defaults, (text) => struck.reduce(withoutLeak, text))
  return { lines, leaks: findLeaks(lineTexts(lines), supplier) }
}

function lineTexts(lines: readonly Record<string, unknown>[]): PublicText[] {
  return lines.flatMap(({ name, sku, brand, extra }) => {
    const own = typeof extra === 'object' && extra !== null ? Object.entries(extra).flat() : []
    return [name, sku, brand, ...own].flatMap((text) => (typeof text === 'string' ? [{ box: 'lines', text }] : []))
  })
}

/** The boxes once words that were found in the lines are struck wherever they stand there. */
export function withStruck(values: LotFormValues, leaks: readonly Leak[]): LotFormValues {
  const found = leaks.flatMap((leak) => (leak.box === 'lines' ? [leak.found] : []))
  return found.length > 0 ? { ...values, strike: [...(values.strike ?? []), ...found] } : values
}
