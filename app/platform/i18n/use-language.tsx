import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from './languages'
import type { Messages, Translate } from './translate'

export interface Speech {
  readonly language: Language
  readonly messages: Messages
  readonly t: Translate
}

const SpeechContext = createContext<Speech | null>(null)

export function LanguageProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useLanguage(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('No LanguageProvider')
  return speech
}
