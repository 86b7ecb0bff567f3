import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadOpenDialog } from './accounts/sign-in/sign-in-dialog'
import { isLanguage } from './platform/i18n/languages'
import { createTranslate, type Messages } from './platform/i18n/translate'
import { LanguageProvider } from './platform/i18n/use-language'
import { RequestReferenceProvider } from './site/frame/request-reference'

// The server has said on the document which language it wrote, and where that language's translations are.
// Where it failed before it could, the page stays what it is: readable, with links that work.
const { lang, dataset } = document.documentElement
if (isLanguage(lang) && dataset.messages) {
  const [response] = await Promise.all([fetch(dataset.messages), loadOpenDialog()])
  const messages: Messages = await response.json()
  const speech = { language: lang, messages, t: createTranslate(lang, messages) }
  const reference = dataset.reference ? { path: location.pathname, id: dataset.reference } : null
  // `wake.js` says no while the browser is sending a form, which will bring another page.
  if (window.dispatchEvent(new Event('hydrating', { cancelable: true }))) {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <LanguageProvider speech={speech}>
            <RequestReferenceProvider value={reference}>
              <HydratedRouter />
            </RequestReferenceProvider>
          </LanguageProvider>
        </StrictMode>,
      )
    })
  }
}
