import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { isId } from '../desk/inbox-query'
import { type LotFormValues, typedFields, typedIn } from '../lot-form/lot-form'
import { lotSchema } from '../lots/lot-schema'
import { OFFICE_HEADERS, officeVisit } from '../office/require-office.server'
import { InvalidInput, Refusal } from '../platform/errors'
import { readForm } from '../platform/form-body.server'
import { parseInput } from '../platform/parse-input'
import { asExpected } from '../platform/problem.server'
import { servicesContext } from '../platform/services.server'
import { checkPublish, mended } from './check-publish.server'
import { type CheckView, describeCheck } from './describe-check.server'
import { findOffer } from './present-publish.server'
import { publishOffer } from './publish-offer.server'

/** What a form that makes an offer a lot was answered with, where it did not lead on. */
export interface PublishAnswer {
  readonly check: CheckView | null
  /** The boxes, where something was taken out of them or they were not taken. */
  readonly typed: LotFormValues | null
  /** Something was taken out of the boxes. */
  readonly fresh: boolean
  /** It was to be published, and could not be. */
  readonly tried: boolean
  readonly reason: string | null
}

type FormArgs = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { lang: string; item: string } }

/** Takes the form that makes an offer a lot: shows what would become of it, mends it, or publishes it. */
export async function answerPublishForm(args: FormArgs) {
  const services = args.context.get(servicesContext)
  const { session, language } = officeVisit(args)
  const answer = (status: number, told: Partial<PublishAnswer>) =>
    data({ check: null, typed: null, fresh: false, tried: false, reason: null, ...told } satisfies PublishAnswer, {
      status,
      headers: OFFICE_HEADERS,
    })
  const { item } = args.params
  let typed: LotFormValues | null = null
  try {
    const offer = isId(item) ? await findOffer(services, item) : null
    if (!offer) throw new Refusal('errors.not_found', 404)
    typed = typedFields(await readForm(args.request))
    const intent = typedIn(typed, 'intent')
    const mend = typedIn(typed, 'mend')
    if (mend !== '') {
      const { leaks } = await checkPublish(services, offer, typed)
      const values = mended(typed, mend === 'all' ? leaks : leaks.filter((_, place) => String(place) === mend))
      const check = await describeCheck(services, await checkPublish(services, offer, values), language)
      return answer(200, { check, typed: values, fresh: true })
    }
    const checked = await checkPublish(services, offer, typed)
    const lacks = Object.keys(checked.errors).length > 0
    const unseen = checked.leaks.length > 0 && typedIn(typed, 'acknowledged') !== checked.digest
    const isDraft = intent === 'draft'
    // Nobody sees a draft: what it tells is asked about once it goes on sale.
    if (!lacks && (isDraft || (intent === 'publish' && !unseen))) {
      const lot = parseInput(lotSchema, isDraft ? { ...checked.fields, status: 'draft' } : checked.fields)
      const { reference } = await publishOffer(
        services,
        { id: offer.id, version: Number(typedIn(typed, 'item')) || 0 },
        lot,
        session.member,
      )
      return redirect(`/${language}/team/lots/${reference}`, { status: 303, headers: OFFICE_HEADERS })
    }
    const check = await describeCheck(services, checked, language)
    const tried = isDraft || intent === 'publish'
    return answer(tried ? 422 : 200, { check, typed, tried })
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof InvalidInput)
      return answer(422, { typed, tried: true, reason: Object.values(expected.errors)[0]?.[0] ?? 'validation.invalid' })
    if (!(expected instanceof Refusal)) throw fault
    const { version } = expected.values
    // Whoever is told that it has changed may look at it, and publish what it is now.
    if (typed && version !== undefined) typed = { ...typed, item: [String(version)] }
    return answer(expected.status, { typed, tried: true, reason: expected.code })
  }
}
