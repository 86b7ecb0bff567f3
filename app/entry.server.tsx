import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { messagesOf } from './i18n/messages.server'
import { LanguageProvider } from './i18n/use-language'
import { requestFactsContext } from './platform/api.server'
import { servicesContext } from './platform/services.server'
import { pageLanguage } from './site/document-facts.server'

/** Renders a page whole before the first byte leaves: a failure while rendering can still become a status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const services = context.get(servicesContext)
  const { nonce } = context.get(requestFactsContext)
  const language = pageLanguage(new URL(request.url).pathname, services.config.site.languages)
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <LanguageProvider language={language} messages={messagesOf(language)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LanguageProvider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(fault) {
          code = 500
          services.log.error({ err: fault }, 'rendering failed')
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/** A fault in a loader or action that is nobody's expected answer: logged with its stack, shown without. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return
  context.get(servicesContext).log.error({ err: fault, url: request.url }, 'page failed')
}
