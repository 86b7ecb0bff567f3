import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { phoneAddress } from './phone-address'
import { Portrait } from './portrait'
import type { TeamContact } from './use-site'

export function TeamCard(props: { member: TeamContact; level?: 'h2' | 'h3'; mail?: boolean }) {
  const { member, level: Heading = 'h3', mail = true } = props
  const { t } = useLanguage()
  return (
    <article className="contact-card">
      <div className="contact-card__portrait">
        <Portrait member={member} />
      </div>
      <div className="contact-card__body">
        <Heading>{member.name}</Heading>
        <p>{member.title}</p>
        <div className="contact-card__ways">
          <Way to={phoneAddress(member.phone)} icon="phone" label={t('team.call')}>
            <bdi dir="ltr">{member.phone}</bdi>
          </Way>
          <Way to={member.chat} icon="chat" label={t('team.chat')}>
            {t('team.chat_hint')}
          </Way>
          {mail && (
            <Way to={`mailto:${member.email}`} icon="mail" label={t('team.email')}>
              <bdi dir="ltr">{member.email}</bdi>
            </Way>
          )}
        </div>
      </div>
    </article>
  )
}

function Way(props: { to: string; icon: 'phone' | 'chat' | 'mail'; label: string; children: ReactNode }) {
  return (
    <a href={props.to}>
      <Icon name={props.icon} />
      <span>
        <b>{props.label}</b>
        <small>{props.children}</small>
      </span>
    </a>
  )
}
