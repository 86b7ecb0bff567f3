import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { MemberSection } from '../account/member-frame'
import type { deviceOf } from './device-name'
import './sessions-section.css'

interface ShownSession {
  readonly id: string
  readonly device: ReturnType<typeof deviceOf>
  readonly since: string
  readonly used: string
  readonly isThis: boolean
}

export function SessionsSection({ sessions }: { sessions: readonly ShownSession[] }) {
  const { t, language } = useLanguage()
  const action = pageAddress('/:lang/account/security', language)
  return (
    <MemberSection title={t('member.sessions')} about={<p className="muted">{t('member.sessions_text')}</p>}>
      <ul className="session">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>
                <DeviceName device={session.device} />
              </b>
              {session.isThis && <span className="session__this">{t('member.this_device')}</span>}
              <p className="small muted">
                {t('member.signed_in_since', { moment: session.since })}
                <br />
                {t('member.last_used', { moment: session.used })}
              </p>
            </div>
            {!session.isThis && (
              <form method="post" action={action}>
                <input type="hidden" name="session" value={session.id} />
                <button
                  className="btn btn--line btn--md"
                  type="submit"
                  name="intent"
                  value="end-session"
                  aria-describedby={`session-${session.id}`}
                >
                  {t('member.end_session')}
                </button>
                <span className="visually-hidden" id={`session-${session.id}`}>
                  <DeviceName device={session.device} />, {t('member.signed_in_since', { moment: session.since })}
                </span>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={action}>
        <button className="btn btn--stamp btn--md" type="submit" name="intent" value="sign-out-everywhere">
          {t('member.sign_out_everywhere')}
        </button>
      </form>
    </MemberSection>
  )
}

function DeviceName({ device: { browser, system } }: { device: ShownSession['device'] }) {
  const { t } = useLanguage()
  if (browser !== null && system !== null) return t('member.device', { browser, system })
  return browser ?? system ?? t('member.unknown_device')
}
