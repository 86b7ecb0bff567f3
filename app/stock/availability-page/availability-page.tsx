import { data, redirect } from 'react-router'
import { z } from 'zod'
import { useSite } from '../../company/contacts/use-site'
import { SellerFrame, UnknownLink } from '../../inbox/offer-page/seller-frame'
import { InvalidInput } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { refusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { headersOfLoader, SECRET_LINK_HEADERS } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { isConnectionLost, UNREACHED } from '../../platform/ui/connection'
import { confirmAll, recordAnswer } from '../availability/answer-check.server'
import { answers, availabilitySchema } from '../availability/availability-answer'
import type { Route } from './+types/availability-page'
import type { AnswerError } from './answer-forms'
import './availability-page.css'
import { ManyLots } from './many-lots'
import { OneLot } from './one-lot'
import { presentRound } from './present-check.server'

const lotId = z.uuid('validation.choice').toLowerCase()

/** Read-only, because mail scanners open every link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  const search = new URL(request.url).searchParams
  const after = lotId.safeParse(search.get('after')).data ?? null
  const round = await presentRound(context.get(servicesContext), params.token, language, after)
  const chosen = answers.find((each) => each === search.get('answer')) ?? null
  return data({ round, chosen, done: search.get('done') }, { status: round ? 200 : 404, headers: SECRET_LINK_HEADERS })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  let typed = ''
  let lot: string | undefined
  try {
    const { all, lot: about, ...fields } = Object.fromEntries(await readForm(request))
    typed = typeof fields.quantity === 'string' ? fields.quantity.slice(0, 40) : ''
    lot = about === undefined ? undefined : parseInput(lotId, about)
    if (all === 'available') await confirmAll(services, params.token)
    else await recordAnswer(services, params.token, parseInput(availabilitySchema, fields), lot)
    return redirect(afterwards(request, all === 'available' ? 'all' : (lot ?? 'lot')), {
      status: 303,
      headers: SECRET_LINK_HEADERS,
    })
  } catch (fault) {
    const { status, ...told } = refusalOf(fault)
    const isOfQuantity = fault instanceof InvalidInput && 'quantity' in fault.errors
    return data({ ...told, isOfQuantity, typed, lot: lot ?? null } satisfies AnswerError, {
      status,
      headers: SECRET_LINK_HEADERS,
    })
  }
}

/** Keeps the page and its typed text if the connection is lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData()
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  try {
    return await serverAction()
  } catch (fault) {
    if (!isConnectionLost(fault)) throw fault
    const told = { reason: 'offer_page.not_sent', values: {}, isOfQuantity: false }
    return data({ ...told, typed: text('quantity') ?? '', lot: text('lot') } satisfies AnswerError, {
      status: UNREACHED,
    })
  }
}

function afterwards(request: Request, done: string): string {
  const { pathname, searchParams } = new URL(request.url)
  const after = lotId.safeParse(searchParams.get('after')).data
  const search = new URLSearchParams({ ...(after !== undefined && { after }), done })
  return `${pathname.replace(/\.data$/, '')}?${search}#${done === 'all' ? done : `said-${done}`}`
}

export const headers = headersOfLoader

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company, offersContact } = useSite()
  const { round, chosen, done } = loaderData
  const [first] = round?.checks ?? []
  if (!round || !first) return <UnknownLink text={t('availability.unknown_text')} />
  const only = round.total === 1 ? first : null
  const isOver = only ? only.answer !== null || !only.canAnswer : round.open === 0
  const about = only?.reference ?? t('offer_sheet.lots', { count: round.total })
  const refused = actionData ?? null
  return (
    <SellerFrame
      title={t('availability.page_title', { reference: about, company: company.name })}
      reference={only && { label: t('availability.reference'), number: only.reference }}
      heading={t(isOver ? 'availability.thanks' : 'availability.question')}
      lead={only ? only.title : t('availability.round.how_text')}
    >
      {only ? (
        <OneLot check={only} chosen={chosen} refused={refused} isDone={done !== null} contact={offersContact.name} />
      ) : (
        <ManyLots round={round} refused={refused} done={done} contact={offersContact.name} />
      )}
    </SellerFrame>
  )
}
