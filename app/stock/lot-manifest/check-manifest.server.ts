import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import type { Services } from '../../platform/services/services.server'
import { checkLines } from '../guard/check-lines.server'
import { describeLeaks } from '../guard/describe-check.server'
import { findSupplier } from '../guard/guard-edit.server'
import type { LotFormValues } from '../lot-form/lot-form'

/** The lines that a lot gets from the chosen list and columns, and what they leak. */
export async function checkManifest(
  services: Pick<Services, 'config' | 'db'>,
  { written: { lot } }: LotToEdit,
  files: readonly { readonly id: string }[],
  values: LotFormValues,
) {
  const fields = { ...values, unit: [lot.unit], currency: [lot.currency] }
  const { lines, leaks } = await checkLines(services, files, fields, await findSupplier(services, lot))
  return { lines, leaks, check: { ...describeLeaks(leaks), lines: lines.length } }
}

export type ManifestChecked = Awaited<ReturnType<typeof checkManifest>>['check']
