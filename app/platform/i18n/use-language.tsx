import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from './languages'
import type { Messages, Translate } from './translate'

export interface Localization {
  readonly language: Language
  readonly messages: Messages
  readonly t: Translate
}

const LocalizationContext = createContext<Localization | null>(null)

export function LanguageProvider({ localization, children }: { localization: Localization; children: ReactNode }) {
  return <LocalizationContext value={localization}>{children}</LocalizationContext>
}

export function useLanguage(): Localization {
  const localization = useContext(LocalizationContext)
  if (!localization) throw new Error('No LanguageProvider')
  return localization
}
