import { useLanguage } from '../../platform/i18n/use-language'
import { Ticks } from '../../platform/ui/note-frame'

const reasons = ['prices', 'saved', 'alerts', 'followed'] as const

/** On its own, so that the other account pages do not load it. */
export function WhyRegister() {
  const { t } = useLanguage()
  return <Ticks lines={reasons.map((reason) => t(`accounts.reasons.${reason}`))} />
}
