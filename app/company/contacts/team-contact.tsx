import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { phoneAddress } from './phone-address'
import { Portrait } from './portrait'
import type { TeamContact as Member } from './use-site'
import './team-contact.css'

export function TeamContact({ member }: { member: Member }) {
  const { t } = useLanguage()
  return (
    <div className="ask-contact">
      <div className="ask-contact__portrait">
        <Portrait member={member} />
      </div>
      <div>
        <b className="h5">{member.name}</b>
        <p className="muted small">{member.title}</p>
        <p>
          <a className="link" href={phoneAddress(member.phone)}>
            <Icon name="phone" size="sm" />
            <bdi dir="ltr">{member.phone}</bdi>
          </a>
        </p>
        <p>
          <a className="link" href={member.chat}>
            <Icon name="chat" size="sm" />
            {t('team.chat')}
          </a>
        </p>
      </div>
    </div>
  )
}
