import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { Leak } from '../leaks/find-leaks'
import { formErrors } from '../lot-form/form-errors'
import { digestOfLeaks, type PublishCheck } from './check-publish.server'
import { previewCard } from './preview-card.server'

const MAX_SHOWN = 50

export async function describeCheck(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  checked: PublishCheck,
  language: Language,
) {
  return {
    card: await previewCard(services, checked, language),
    missing: formErrors(checked.errors, services.config.site.languages[0]),
    ...describeLeaks(checked.leaks),
    lines: checked.lines,
  }
}

export type CheckView = Awaited<ReturnType<typeof describeCheck>>

export function describeLeaks(leaks: readonly Leak[]) {
  return { leaks: leaks.slice(0, MAX_SHOWN), found: leaks.length, digest: digestOfLeaks(leaks) }
}
