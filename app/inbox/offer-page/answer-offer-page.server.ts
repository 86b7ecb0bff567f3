import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { z } from 'zod'
import { sessionContext } from '../../accounts/identity/session.server'
import { receiveForm } from '../../files/transfers/receive-form.server'
import type { StoredFile } from '../../files/upload-field/stored-files'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { textIn } from '../../platform/forms/hidden-fields'
import { requestFactsContext } from '../../platform/http/api.server'
import { SECRET_LINK_HEADERS } from '../../platform/http/private-headers'
import { asExpected } from '../../platform/http/problem.server'
import { servicesContext } from '../../platform/services/services.server'
import { performSellerAction } from './act-as-seller.server'
import { offerActionSchema } from './offer-action'
import { findOfferByAddress } from './open-offer.server'

/** @returns why it was refused @throws {Response} redirect back; 404 unknown address */
export async function handleOfferPageForm({
  request,
  context,
  params,
}: Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { token: string } }) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const offer = await findOfferByAddress(services, params.token, context.get(sessionContext)?.member ?? null)
  if (!offer) throw data(null, { status: 404, headers: SECRET_LINK_HEADERS })
  let typed = ''
  let key: string = randomUUID()
  let kept: StoredFile[] = []
  try {
    const form = await receiveForm(services, request, limitBucket)
    typed = textIn(form.fields, 'text')
    key = z.uuid().catch(key).parse(form.fields.get('key'))
    kept = eachOnce(form.files)
    if (form.failure) throw form.failure.fault
    if (form.refusal) throw form.refusal
    const counterOffer = form.fields.get('counterOffer') ?? undefined
    const action = parseInput(offerActionSchema, {
      intent: form.fields.get('intent'),
      text: typed,
      attachments: kept,
      counterOffer,
    })
    await performSellerAction(services, offer.id, action, key)
    const page = new URL(request.url).pathname.replace(/\.data$/, '')
    return redirect(`${page}?done=${action.intent}#done`, { status: 303, headers: SECRET_LINK_HEADERS })
  } catch (thrown) {
    const fault = asExpected(thrown)
    const refused = (status: number, reason: string, values: Refusal['values'] = {}) => {
      // If the outcome is unknown, the next attempt has the same key.
      const next = status < 500 ? randomUUID() : key
      return data({ reason, values, typed, kept, key: next }, { status, headers: SECRET_LINK_HEADERS })
    }
    if (fault instanceof InvalidInput) {
      const [[reason] = []] = Object.values(fault.errors)
      return refused(422, reason === 'validation.required' ? 'offer_page.empty' : (reason ?? 'validation.invalid'))
    }
    if (fault instanceof Refusal) return refused(fault.status, fault.code, fault.values)
    services.log.error({ err: fault }, 'an action of a seller could not be stored')
    return refused(500, 'offer_page.not_sent')
  }
}

/** A file may be listed twice: by its input, and as a file kept from the previous attempt. */
function eachOnce(files: readonly StoredFile[]): StoredFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()]
}
