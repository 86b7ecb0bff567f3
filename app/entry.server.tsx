import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
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
import { withoutSecrets } from './platform/http/request-log.server'
import { unsealScripts } from './platform/http/sealed-scripts.server'
import { pagePolicyContext } from './platform/http/security-headers.server'
import { LanguageProvider } from './platform/i18n/use-language'
import { servicesContext } from './platform/services/services.server'
import { pageLanguage, pageTexts } from './site/frame/document-facts.server'
import { ScriptSealProvider } from './site/frame/head-script'
import { RequestReferenceProvider } from './site/frame/request-reference'

/** Renders the full page before sending: rendering errors can still set the status, and the CSP can hash the page's inline scripts. */
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
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <LanguageProvider speech={pageTexts(language, context).speech}>
        <RequestReferenceProvider value={reference}>
          <ScriptSealProvider value={seal}>
            <ServerRouter context={routerContext} url={request.url} nonce={seal} />
          </ScriptSealProvider>
        </RequestReferenceProvider>
      </LanguageProvider>,
      {
        nonce: seal,
        // Without this, React would stream long content out of place and need a script to move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          collect(pipe).then((sealed) => {
            const { html, scriptHashes } = unsealScripts(sealed, seal)
            headers.set('content-type', 'text/html; charset=utf-8')
            headers.set('content-security-policy', context.get(pagePolicyContext)(scriptHashes))
            resolve(new Response(html, { status: code, headers }))
          }, reject)
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

/** Collects piped output. Reading the stream instead would handle each small chunk in a separate turn. */
function collect(pipe: (into: Writable) => void): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const into = new Writable({
      write(piece: Buffer, _, next) {
        pieces.push(piece)
        next()
      },
      final(next) {
        resolve(Buffer.concat(pieces))
        next()
      },
    })
    into.once('error', reject)
    pipe(into)
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
