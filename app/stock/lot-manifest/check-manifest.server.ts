import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import type { Services } from '../../platform/services/services.server'
import { checkLines } from '../guard/check-lines.server'
import type { CheckView } from '../guard/describe-check.server'
import { describeLeaks } from '../guard/describe-check.server'
import { findSupplier } from '../guard/guard-edit.server'
import type { LotFormValues } from '../lot-form/lot-form'

export interface ManifestChecked extends Pick<CheckView, 'leaks' | 'found' | 'digest' | 'lines'> {}

export async function checkManifest(
  services: Pick<Services, 'config' | 'db'>,
  found: LotToEdit,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
): Promise<ManifestChecked> {
  const { lines, leaks } = await linesToBe(services, found, files, values)
  return { ...describeLeaks(leaks), lines: lines.length }
}

export async function linesToBe(
  services: Pick<Services, 'config' | 'db'>,
  { written: { lot } }: LotToEdit,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
) {
  const fields = { ...values, unit: [lot.unit], currency: [lot.currency] }
  return checkLines(services, files, fields, await findSupplier(services, lot))
}
