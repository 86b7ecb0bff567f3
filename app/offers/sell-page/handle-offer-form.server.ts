import { randomUUID } from 'node:crypto'
import { receiveForm } from '../../files/transfers/receive-form.server'
import type { StoredFile } from '../../files/upload-field/stored-files'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { type FormAnswer, type FormError, noErrors, refused } from '../../platform/forms/form-answer'
import { textIn } from '../../platform/forms/hidden-fields'
import { asExpected } from '../../platform/http/problem.server'
import type { Services } from '../../platform/services/services.server'
import { type OfferInput, offerSchema } from '../offers/offer-schema'
import { presentSentOffer, type SentOffer } from '../offers/sent-offer'
import { type OfferSender, submitOffer } from '../offers/submit-offer.server'
import { checkOffer } from './check-offer'
import {
  fieldsWithErrors,
  type OfferErrors,
  type OfferField,
  SUBMISSION_KEY,
  type TypedText,
  toOfferErrors,
} from './offer-fields'
import { parseTypedOffer, readTypedFields } from './typed-text'

export interface OfferFormAnswer extends FormAnswer<OfferField> {
  readonly status: number
  readonly offer: OfferInput
  readonly receipt: SentOffer | null
  readonly typed: TypedText
  readonly kept: readonly StoredFile[]
  readonly key: string
}

type Sender = Pick<OfferSender, 'language' | 'limitBucket' | 'memberEmail'>

/** Errors are returned together with the full input. @throws {Refusal} the request is not a readable form */
export async function handleOfferForm(services: Services, request: Request, sender: Sender): Promise<OfferFormAnswer> {
  const form = await receiveForm(services, request, sender.limitBucket)
  const typed = readTypedFields(form.fields)
  const key = textIn(form.fields, SUBMISSION_KEY) || randomUUID()
  const offer = parseTypedOffer(typed, sender.language, form.files)
  const outcome = form.failure
    ? describeFault(services, form.failure.fault, offer)
    : (findFaults(offer, form.refusal) ?? (await submit(services, offer, key, sender)))
  // While the result of an attempt is unknown, the next one must reuse its key.
  return { ...outcome, typed, kept: form.files, key: outcome.status >= 500 ? key : randomUUID() }
}

type Outcome = Omit<OfferFormAnswer, 'typed' | 'kept' | 'key'>

function findFaults(offer: OfferInput, refusal: Refusal | null): Outcome | null {
  const errors: OfferErrors = { ...checkOffer(offer), ...(refusal && fileError(refusal)) }
  if (fieldsWithErrors(errors).length === 0) return null
  return refusedOffer(refusal?.status ?? 422, offer, errors)
}

async function submit(services: Services, offer: OfferInput, key: string, sender: Sender): Promise<Outcome> {
  try {
    const details = offerSchema.parse(offer)
    const receipt = await submitOffer(services, details, {
      ...sender,
      idempotencyKey: key,
      channel: 'web',
      taken: null,
    })
    return { status: 200, offer, receipt: presentSentOffer(receipt), ...noErrors }
  } catch (fault) {
    return describeFault(services, fault, offer)
  }
}

function describeFault(services: Pick<Services, 'log'>, cause: unknown, offer: OfferInput): Outcome {
  const fault = asExpected(cause)
  if (fault instanceof InvalidInput) {
    const [[reason] = []] = Object.values(fault.errors)
    return refusedOffer(422, offer, {}, reason === undefined ? null : { key: reason })
  }
  if (fault instanceof Refusal) {
    const { status, code, values } = fault
    if (fault.field === 'attachments') return refusedOffer(status, offer, fileError(fault))
    return refusedOffer(status, offer, {}, { key: code, values })
  }
  services.log.error({ err: fault }, 'an offer could not be stored')
  return refusedOffer(500, offer, {})
}

function refusedOffer(
  status: number,
  offer: OfferInput,
  errors: OfferErrors,
  reason: FormError | null = null,
): Outcome {
  return { status, offer, receipt: null, ...refused(errors, reason) }
}

function fileError({ code, values }: Refusal): OfferErrors {
  return toOfferErrors({ attachments: [code] }, values)
}
