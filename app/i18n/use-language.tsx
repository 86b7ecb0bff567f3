import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from './languages'
import { createTranslate, type Messages, type Translate } from './translate'

interface Speech {
  readonly language: Language
  readonly messages: Messages
  readonly t: Translate
}

const SpeechContext = createContext<Speech | null>(null)

/** Makes one language's translations available to the page. */
export function LanguageProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = props
  const speech = useMemo(() => ({ language, messages, t: createTranslate(language, messages) }), [language, messages])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The page's language and its translator. */
export function useLanguage(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('useLanguage needs a LanguageProvider above it.')
  return speech
}
