import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadOpenDialog } from './accounts/sign-in/sign-in-dialog'
import { isLanguage } from './platform/i18n/languages'
import { createTranslate, type Messages } from './platform/i18n/translate'
import { LocalizationContext } from './platform/i18n/use-language'
import { RequestReferenceProvider } from './site/document/request-reference'

// The server names the page's language and its translation file on the document element.
// If it failed before that, the page stays static: readable, with working links.
const { lang, dataset } = document.documentElement
if (isLanguage(lang) && dataset.messages) {
  const [response] = await Promise.all([fetch(dataset.messages), loadOpenDialog()])
  const messages: Messages = await response.json()
  const localization = { language: lang, messages, t: createTranslate(lang, messages) }
  const reference = dataset.reference ? { path: location.pathname, id: dataset.reference } : null
  // `hydrate-on-interaction.js` cancels hydration while the browser submits a form, because a new page follows.
  if (window.dispatchEvent(new Event('hydrating', { cancelable: true }))) {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <LocalizationContext value={localization}>
            <RequestReferenceProvider value={reference}>
              <HydratedRouter />
            </RequestReferenceProvider>
          </LocalizationContext>
        </StrictMode>,
      )
    })
  }
}
