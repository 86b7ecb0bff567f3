import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from './i18n/languages'
import type { Messages } from './i18n/translate'
import { LanguageProvider } from './i18n/use-language'

// The server has said on the document which language it wrote, and where that language's translations are.
// Where it failed before it could, the page stays what it is: readable, with links that work.
const { lang, dataset } = document.documentElement
if (isLanguage(lang) && dataset.messages) {
  const response = await fetch(dataset.messages)
  const messages: Messages = await response.json()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider language={lang} messages={messages}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    )
  })
}
