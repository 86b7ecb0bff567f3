import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { z } from 'zod'
import { sessionContext } from '../../accounts/identity/session.server'
import { receiveForm, tellSize } from '../../files/transfers/receive-form.server'
import { KEPT_FILE, type KeptFile, parseKeptFile } from '../../files/upload-field/kept-files'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { requestFactsContext } from '../../platform/http/api.server'
import { SECRET_LINK_HEADERS } from '../../platform/http/private-headers'
import { asExpected } from '../../platform/http/problem.server'
import { servicesContext } from '../../platform/services/services.server'
import { actAsSeller } from './act-as-seller.server'
import { offerDeedSchema } from './offer-deed'
import { findOpenedOffer } from './open-offer.server'

/** Why something was not done, with everything that was typed and every file that is here already. */
export interface OfferPageRefused {
  /** A message key and its values. */
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  readonly typed: string
  readonly kept: readonly KeptFile[]
  /** The intent goes on where it is not known what became of it. */
  readonly key: string
}

/**
 * Takes a form of the seller's page: as browsers post it without JavaScript, files and all, or as the page sends it.
 * @returns why it was not taken
 * @throws {Response} the way back, which tells what was done; 404: the address opens nothing
 */
export async function answerOfferPage({
  request,
  context,
  params,
}: Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { token: string } }) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const offer = await findOpenedOffer(services, params.token, context.get(sessionContext)?.member ?? null)
  if (!offer) throw data(null, { status: 404, headers: SECRET_LINK_HEADERS })
  let typed = ''
  let key: string = randomUUID()
  let kept: KeptFile[] = []
  try {
    const form = await receiveForm(services, request, limitBucket)
    typed = textOf(form.fields, 'text')
    key = z.uuid().catch(key).parse(form.fields.get('key'))
    kept = eachOnce([...form.fields.getAll(KEPT_FILE).flatMap(parseKeptFile), ...form.attachments])
    if (form.failure) throw form.failure.fault
    if (form.refusal) throw tellSize(form.refusal, request)
    const counterOffer = form.fields.get('counterOffer') ?? undefined
    const deed = parseInput(offerDeedSchema, {
      intent: form.fields.get('intent'),
      text: typed,
      attachments: kept,
      counterOffer,
    })
    await actAsSeller(services, offer.id, deed, key)
    // A data request of the page has the address of the page.
    const page = new URL(request.url).pathname.replace(/\.data$/, '')
    return redirect(`${page}?done=${deed.intent}#done`, { status: 303, headers: SECRET_LINK_HEADERS })
  } catch (thrown) {
    const fault = asExpected(thrown)
    const refused = (status: number, reason: string, values: OfferPageRefused['values'] = {}) =>
      data({ reason, values, typed, kept, key: status < 500 ? randomUUID() : key } satisfies OfferPageRefused, {
        status,
        headers: SECRET_LINK_HEADERS,
      })
    if (fault instanceof InvalidInput) {
      const [[reason] = []] = Object.values(fault.errors)
      return refused(422, reason === 'validation.required' ? 'offer_page.empty' : (reason ?? 'validation.invalid'))
    }
    if (fault instanceof Refusal) return refused(fault.status, fault.code, fault.values)
    services.log.error({ err: fault }, 'what a seller has done could not be stored')
    return refused(500, 'offer_page.not_sent')
  }
}

/** A file can be named twice, by the field it was chosen in and by the box of the attempt before. */
function eachOnce(files: readonly KeptFile[]): KeptFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

/** A form sends other line ends than the page itself would. */
function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
}
