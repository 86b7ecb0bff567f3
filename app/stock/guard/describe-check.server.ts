import type { LotCardView } from '../../catalogue/cards/present-cards.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { Leak } from '../leaks/find-leaks'
import { formErrors } from '../lot-form/form-errors'
import { type Checked, digestOfLeaks } from './check-publish.server'
import { previewCard } from './preview-card.server'

/** What would become of an offer, as the page shows it. */
export interface CheckView {
  readonly card: LotCardView | null
  /** Boxes that lack something, or have something wrong in them, with message keys. */
  readonly missing: Readonly<Record<string, string>>
  /** The first of what was found. */
  readonly leaks: readonly Leak[]
  /** How much was found, shown or not. */
  readonly found: number
  readonly digest: string
  readonly lines: number
}

/** Leaks that are shown; the rest is counted. */
const MOST_SHOWN = 50

/** What was found of a form, for the page. */
export async function describeCheck(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  checked: Checked,
  language: Language,
): Promise<CheckView> {
  return {
    card: await previewCard(services, checked, language),
    missing: formErrors(checked.errors),
    ...describeLeaks(checked.leaks),
    lines: checked.lines,
  }
}

/** What was found, for the page: the first of it. */
export function describeLeaks(leaks: readonly Leak[]): Pick<CheckView, 'leaks' | 'found' | 'digest'> {
  return { leaks: leaks.slice(0, MOST_SHOWN), found: leaks.length, digest: digestOfLeaks(leaks) }
}
