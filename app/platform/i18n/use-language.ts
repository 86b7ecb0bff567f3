import { createContext, useContext } from 'react'
import type { Language } from './languages'
import type { Messages, Translate } from './translate'

export interface Localization {
  readonly language: Language
  readonly messages: Messages
  readonly t: Translate
}

export const LocalizationContext = createContext<Localization | null>(null)

export function useLanguage(): Localization {
  const localization = useContext(LocalizationContext)
  if (!localization) throw new Error('No language')
  return localization
}
