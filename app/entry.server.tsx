import { randomBytes } from 'node:crypto'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { Refusal } from './platform/base/errors'
import { requestFactsContext } from './platform/http/api.server'
import { asExpected, refusalContext } from './platform/http/problem.server'
import { CollectedPage, renderedPageContext } from './platform/http/rendered-page.server'
import { withoutSecrets } from './platform/http/request-log.server'
import { unsealScripts } from './platform/http/sealed-scripts.server'
import { pagePolicyContext } from './platform/http/security-headers.server'
import { LocalizationContext } from './platform/i18n/use-language'
import { servicesContext } from './platform/services/services.server'
import { pageLanguage, pageTexts } from './site/document/document-facts.server'
import { ScriptSealProvider } from './site/document/head-script'
import { withRoutesOfPage } from './site/document/page-routes.server'
import { RequestReferenceProvider } from './site/document/request-reference'

/**
 * Renders the full page before sending: rendering errors can still set the status, and the CSP can hash the page's inline scripts. The
 * page itself is in `renderedPageContext`, because the body of a `Response` is a stream and costs more than it carries.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const services = context.get(servicesContext)
  const path = new URL(request.url).pathname
  const language = pageLanguage(path, services.config.site.languages)
  const reference = routerContext.staticHandlerContext.errors
    ? { path, id: context.get(requestFactsContext).requestId }
    : null
  const seal = randomBytes(16).toString('hex')
  const pageContext = withRoutesOfPage(routerContext)
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <LocalizationContext value={pageTexts(language, context).localization}>
        <RequestReferenceProvider value={reference}>
          <ScriptSealProvider value={seal}>
            <ServerRouter context={pageContext} url={request.url} nonce={seal} />
          </ScriptSealProvider>
        </RequestReferenceProvider>
      </LocalizationContext>,
      {
        nonce: seal,
        // Without this, React would stream long content out of place and need a script to move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(
            new CollectedPage((sealed) => {
              const { html, scriptHashes } = unsealScripts(sealed, seal)
              headers.set('content-type', 'text/html; charset=utf-8')
              headers.set('content-security-policy', context.get(pagePolicyContext)(scriptHashes))
              context.set(renderedPageContext, html)
              resolve(new Response(null, { status: code, headers }))
            }),
          )
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

/** Logs loader and action errors; failures of dependencies become a refusal. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return
  const expected = asExpected(fault)
  if (expected instanceof Refusal) context.set(refusalContext, expected)
  else
    context
      .get(servicesContext)
      .log.error({ err: fault, path: withoutSecrets(new URL(request.url).pathname) }, 'page failed')
}
