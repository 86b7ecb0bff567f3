import type { LotCardView } from '../../catalogue/cards/present-cards.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { Leak } from '../leaks/find-leaks'
import { formErrors } from '../lot-form/form-errors'
import { digestOfLeaks, type PublishCheck } from './check-publish.server'
import { previewCard } from './preview-card.server'

export interface CheckView {
  readonly card: LotCardView | null
  readonly missing: Readonly<Record<string, string>>
  readonly leaks: readonly Leak[]
  readonly found: number
  readonly digest: string
  readonly lines: number
}

const MAX_SHOWN = 50

export async function describeCheck(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  checked: PublishCheck,
  language: Language,
): Promise<CheckView> {
  return {
    card: await previewCard(services, checked, language),
    missing: formErrors(checked.errors),
    ...describeLeaks(checked.leaks),
    lines: checked.lines,
  }
}

export function describeLeaks(leaks: readonly Leak[]): Pick<CheckView, 'leaks' | 'found' | 'digest'> {
  return { leaks: leaks.slice(0, MAX_SHOWN), found: leaks.length, digest: digestOfLeaks(leaks) }
}
