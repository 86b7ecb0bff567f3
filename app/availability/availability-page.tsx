import { data, Form, redirect, useNavigation } from 'react-router'
import { isLanguage } from '../i18n/languages'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { InvalidInput, Refusal } from '../platform/errors'
import { readForm } from '../platform/form-body.server'
import { parseInput } from '../platform/parse-input'
import { asExpected } from '../platform/problem.server'
import { servicesContext } from '../platform/services.server'
import { TeamContact } from '../team/team-contact'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/every-icon'
import { Field } from '../ui/field'
import '../ui/note-page.css'
import { NoteAside } from '../ui/note-aside'
import type { Route } from './+types/availability-page'
import { answerCheck } from './answer-check.server'
import { answers, availabilitySchema } from './availability-answer'
import { AVAILABILITY_HEADERS } from './availability-headers'
import './availability-page.css'
import { type CheckPageView, presentCheck } from './present-check.server'
import { UnknownCheck } from './unknown-check'

/** Why an answer was not taken: a message key and its values, and what was typed. */
interface Refused {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  readonly isOfQuantity: boolean
  readonly typed: string
}

/** Looking changes nothing: mail scanners open every link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const language = isLanguage(params.lang) ? params.lang : 'en'
  const check = await presentCheck(context.get(servicesContext), params.token, language)
  const search = new URL(request.url).searchParams
  const chosen = answers.find((each) => each === search.get('answer')) ?? null
  return data(
    { check, chosen, isDone: search.has('done') },
    { status: check ? 200 : 404, headers: AVAILABILITY_HEADERS },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  let typed = ''
  try {
    const fields = Object.fromEntries(await readForm(request))
    typed = typeof fields.quantity === 'string' ? fields.quantity.slice(0, 40) : ''
    await answerCheck(services, params.token, parseInput(availabilitySchema, fields))
    // A data request of the page has the address of the page.
    const page = new URL(request.url).pathname.replace(/\.data$/, '')
    return redirect(`${page}?done#answer`, { status: 303, headers: AVAILABILITY_HEADERS })
  } catch (fault) {
    const expected = asExpected(fault)
    const refused = (status: number, told: Pick<Refused, 'reason' | 'isOfQuantity'>, values: Refused['values'] = {}) =>
      data({ ...told, values, typed } satisfies Refused, { status, headers: AVAILABILITY_HEADERS })
    if (expected instanceof InvalidInput)
      return refused(422, {
        reason: Object.values(expected.errors)[0]?.[0] ?? 'validation.invalid',
        isOfQuantity: 'quantity' in expected.errors,
      })
    if (expected instanceof Refusal)
      return refused(expected.status, { reason: expected.code, isOfQuantity: false }, expected.values)
    throw fault
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** A supplier says whether goods that we have on sale for them are still there. */
export default function AvailabilityPage({ loaderData: { check, chosen, isDone }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company, offersContact } = useSite()
  if (!check) return <UnknownCheck />
  const { answer, canAnswer } = check
  return (
    <div className="avl">
      <title>{t('availability.page_title', { reference: check.reference, company: company.name })}</title>
      <section className="kraft avl__h">
        <div className="wrap">
          <p className="avl__r">
            {t('availability.reference')} <bdi dir="ltr">{check.reference}</bdi>
          </p>
          <h1 className="d1 d1--s">{t(answer || !canAnswer ? 'availability.thanks' : 'availability.question')}</h1>
          <p className="lead" dir="auto">
            {check.title}
          </p>
        </div>
      </section>
      <div className="wrap avl__g">
        <div className="avl__m">
          <div role="status">
            {answer && (
              <p className="alert alert--ok" id="answer" tabIndex={isDone ? -1 : undefined}>
                <Icon name="check" />
                <span>
                  {t(`availability.told.${answer.kind}`, { moment: answer.at, left: answer.left ?? '' })}{' '}
                  {t(`availability.next.${answer.kind}`, { contact: offersContact.name })}
                </span>
              </p>
            )}
          </div>
          <Goods check={check} />
          {canAnswer ? (
            <Answers check={check} chosen={chosen} refused={actionData ?? null} />
          ) : (
            <p className="alert">
              <Icon name="info" />
              {t('availability.closed')}
            </p>
          )}
        </div>
        <NoteAside id="availability-contact" title={t('offer_page.contact')}>
          <p className="avl__a">{t('offer_page.contact_text', { contact: offersContact.name })}</p>
          <div className="notewho">
            <TeamContact member={offersContact} />
          </div>
        </NoteAside>
      </div>
    </div>
  )
}

function Goods({ check }: { check: CheckPageView }) {
  const { t } = useLanguage()
  const lines = [
    [t('availability.goods'), check.title],
    [t('lot.quantity'), check.quantity],
    [t('lot_page.stands_in'), check.place],
    [t('availability.asked'), check.asked],
  ]
  return (
    <section className="panel avl__p" aria-labelledby="goods">
      <h2 className="d4" id="goods">
        {t('availability.your_goods')}
      </h2>
      <dl className="avl__f">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Three answers, each one button. The one whose link was followed comes first to the eye. */
function Answers(props: { check: CheckPageView; chosen: (typeof answers)[number] | null; refused: Refused | null }) {
  const { check, chosen, refused } = props
  const { t, messages } = useLanguage()
  const isBusy = useNavigation().state !== 'idle'
  const favourite = chosen ?? check.answer?.kind ?? 'available'
  const reason =
    refused && t(isMessageKey(messages, refused.reason) ? refused.reason : 'errors.refused', refused.values)
  const error = refused?.isOfQuantity && reason ? reason : undefined
  const look = (answer: (typeof answers)[number]) => (answer === favourite ? 'btn' : 'btn btn--line')
  return (
    <section className="panel avl__p" aria-labelledby="answers">
      <h2 className="d4" id="answers">
        {t(check.answer ? 'availability.correct' : 'availability.your_answer')}
      </h2>
      <div role="alert">
        {reason && !error && (
          <p className="alert alert--bad">
            <Icon name="alert-circle" />
            {reason}
          </p>
        )}
      </div>
      {check.answer && <p className="muted small">{t('availability.correct_text')}</p>}
      <Form method="post" preventScrollReset>
        <button
          className={look('available')}
          type="submit"
          name="answer"
          value="available"
          aria-disabled={isBusy || undefined}
        >
          {t('availability.answer.available')}
        </button>
      </Form>
      <Form method="post" preventScrollReset className="avl__l">
        <Field
          id="quantity"
          label={t('availability.how_many', { unit: check.unit })}
          error={error}
          hint={t('availability.of', { quantity: check.quantity })}
        >
          <input
            className={error ? 'inp is-bad' : 'inp'}
            id="quantity"
            name="quantity"
            inputMode="decimal"
            required
            maxLength={40}
            defaultValue={refused?.typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'quantity-error' : 'quantity-hint'}
          />
        </Field>
        <button className={look('less')} type="submit" name="answer" value="less" aria-disabled={isBusy || undefined}>
          {t('availability.answer.less')}
        </button>
      </Form>
      <Form method="post" preventScrollReset>
        <button className={look('gone')} type="submit" name="answer" value="gone" aria-disabled={isBusy || undefined}>
          {t('availability.answer.gone')}
        </button>
        <p className="muted small">{t('availability.gone_text')}</p>
      </Form>
    </section>
  )
}
