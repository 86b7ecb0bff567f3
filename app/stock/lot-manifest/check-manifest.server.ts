import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import type { Services } from '../../platform/services/services.server'
import { checkLines } from '../guard/check-lines.server'
import type { CheckView } from '../guard/describe-check.server'
import { describeLeaks } from '../guard/describe-check.server'
import { findSupplier } from '../guard/guard-edit.server'
import type { LotFormValues } from '../lot-form/lot-form'

/** The lines that a lot would have, and what in them would tell who supplies the goods. */
export interface ManifestChecked extends Pick<CheckView, 'leaks' | 'found' | 'digest' | 'lines'> {}

/** What a lot's manifest would become by what stands in the boxes. */
export async function checkManifest(
  services: Pick<Services, 'config' | 'db'>,
  found: LotToEdit,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
): Promise<ManifestChecked> {
  const { lines, leaks } = await linesToBe(services, found, files, values)
  return { ...describeLeaks(leaks), lines: lines.length }
}

/** The lines themselves, in the shape of the lots' schema, and all that was found in them. */
export async function linesToBe(
  services: Pick<Services, 'config' | 'db'>,
  { written: { lot } }: LotToEdit,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
) {
  const boxes = { ...values, unit: [lot.unit], currency: [lot.currency] }
  return checkLines(services, files, boxes, await findSupplier(services, lot))
}
