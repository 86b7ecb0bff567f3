import { data } from 'react-router'
import { nextPage, wantedPage } from '../../accounts/account-form/sign-in-address'
import { findPasskeys } from '../../accounts/factors/passkeys.server'
import { countRecoveryCodes } from '../../accounts/factors/recovery-codes.server'
import { totpSince } from '../../accounts/factors/totp.server'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import { isConnectionLost, UNREACHED } from '../../platform/ui/connection'
import { MemberFrame, MemberSection } from '../account/member-frame'
import type { Route } from './+types/second-factor-page'
import { CodesOff, CodesOn, CodesSetup } from './codes-section'
import { type FactorAnswer, handleFactorForm } from './handle-factor-form.server'
import { PasskeysSection } from './passkeys-section'
import { RecoveryCodes } from './recovery-codes'
import './second-factor.css'
import { memberContext, requireSignedIn } from '../account/signed-in.server'

export const middleware = [requireSignedIn]

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language } = memberContext(args)
  const { db, config } = services
  const totp = await totpSince(db, session.member.id)
  const say = (moment: Date) => formatMoment(moment, language, config.site.company.timeZone)
  const codes = totp && {
    since: say(totp),
    left: await countRecoveryCodes(db, session.member.id),
  }
  const found = await findPasskeys(db, session.member.id)
  const passkeys = found.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    since: say(createdAt),
    used: lastUsedAt && say(lastUsedAt),
  }))
  /** Team members need a second factor before they can work. */
  const needed = session.member.role === 'team' && totp === null && found.length === 0
  const wanted = wantedPage(new URL(args.request.url).search)
  const next = wanted === null ? pageAddress('/:lang/account/second-factor', language) : nextPage(wanted, language)
  return { codes, passkeys, needed, next }
}

export const action = handleFactorForm

/** When offline, shows an error in the form and keeps the page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData()
  const intent = String(fields.get('intent'))
  const named = fields.get('passkey')
  const passkey = typeof named === 'string' ? named : null
  try {
    return await serverAction()
  } catch (fault) {
    if (!isConnectionLost(fault)) throw fault
    const answer = { status: 'refused', typed: {}, errors: {}, failure: { reason: null } } as const
    return data({ show: 'refused', intent, passkey, answer, setup: null } satisfies FactorAnswer, { status: UNREACHED })
  }
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { codes, passkeys, needed, next } = loaderData
  const { t } = useLanguage()
  return (
    <MemberFrame title="second_factor.title" lead={t('second_factor.lead')} refused={actionData !== undefined}>
      {needed && <Alert tone="warn">{t('second_factor.needed')}</Alert>}
      <MemberSection title={t('second_factor.codes')}>
        <Codes codes={codes} answer={actionData} next={next} />
      </MemberSection>
      <MemberSection title={t('passkeys.title')}>
        <PasskeysSection passkeys={passkeys} answer={actionData} />
      </MemberSection>
    </MemberFrame>
  )
}

function Codes(props: {
  codes: { since: string; left: number } | null
  answer: FactorAnswer | undefined
  next: string
}) {
  const { codes, answer, next } = props
  if (answer?.show === 'codes') return <RecoveryCodes codes={answer.codes} next={next} />
  if (codes) return <CodesOn since={codes.since} left={codes.left} answer={answer} />
  const setup = answer?.setup
  return setup ? <CodesSetup setup={setup} answer={answer} /> : <CodesOff answer={answer} />
}
