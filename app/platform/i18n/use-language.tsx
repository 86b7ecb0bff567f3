import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from './languages'
import type { Messages, Translate } from './translate'

/** A language, its texts, and what translates into it. */
export interface Speech {
  readonly language: Language
  readonly messages: Messages
  readonly t: Translate
}

const SpeechContext = createContext<Speech | null>(null)

/** Makes one language's translations available to the page. */
export function LanguageProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The page's language and its translator. */
export function useLanguage(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('useLanguage needs a LanguageProvider above it.')
  return speech
}
