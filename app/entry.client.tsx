import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPath } from './i18n/languages'
import type { Messages } from './i18n/translate'
import { LanguageProvider } from './i18n/use-language'

const root = document.documentElement
const response = await fetch(root.dataset.messages ?? '')
const messages: Messages = await response.json()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider language={languageOfPath(location.pathname) ?? 'en'} messages={messages}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  )
})
