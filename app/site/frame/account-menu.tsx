import type { ReactNode } from 'react'
import { DialogLink } from '../../accounts/account-form/dialog-link'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Dropdown } from '../../platform/ui/dropdown'
import { Icon } from '../../platform/ui/icon'
import { MenuLink } from '../../platform/ui/page-link'
import { useIsTeam, useMember } from './use-member'

export function AccountMenu() {
  const { t, language } = useLanguage()
  const member = useMember()
  return (
    <>
      <span className="visually-hidden" role="status">
        {member && t('header.logged_in', { email: `\u2068${member}\u2069` })}
      </span>
      {member ? (
        <div className="account">
          <Dropdown end label={<MemberName email={member} />}>
            <OfficeLink>
              <Icon name="mail" />
              {t('header.office')}
            </OfficeLink>
            <MenuLink to={pageAddress('/:lang/account', language)}>
              <Icon name="user" />
              {t('header.account')}
            </MenuLink>
            <MenuLink to={pageAddress('/:lang/saved', language)}>
              <Icon name="bookmark" />
              {t('saved.title')}
            </MenuLink>
            <form method="post" action={pageAddress('/:lang/sign-out', language)}>
              <button type="submit">
                <Icon name="log-out" flip />
                {t('header.logout')}
              </button>
            </form>
          </Dropdown>
        </div>
      ) : (
        <DialogLink dialog="login" className="btn btn--md">
          {t('header.login')}
        </DialogLink>
      )}
    </>
  )
}

export function DrawerAccount() {
  const { t, language } = useLanguage()
  const member = useMember()
  if (!member)
    return (
      <DialogLink dialog="login" className="btn btn--canary btn--block">
        {t('header.login')}
      </DialogLink>
    )
  return (
    <div className="drawer__user on-field">
      <MenuLink className="account__name" to={pageAddress('/:lang/account', language)}>
        <span className="visually-hidden">{t('header.account')}</span>
        <MemberName email={member} />
      </MenuLink>
      <MenuLink className="btn btn--line btn--md" to={pageAddress('/:lang/saved', language)}>
        {t('saved.title')}
      </MenuLink>
      <OfficeLink className="btn btn--canary btn--md">{t('header.office')}</OfficeLink>
      <form method="post" action={pageAddress('/:lang/sign-out', language)}>
        <button className="btn btn--line btn--md" type="submit">
          {t('header.logout')}
        </button>
      </form>
    </div>
  )
}

/** Link to the office. Needs a page load, as the visitors' route manifest excludes the office. */
function OfficeLink(props: { className?: string; children: ReactNode }) {
  const { language } = useLanguage()
  return useIsTeam() ? <a href={pageAddress('/:lang/team', language)} {...props} /> : null
}

function MemberName({ email }: { email: string }) {
  return (
    <>
      <b aria-hidden="true">{email.charAt(0).toUpperCase()}</b>
      <bdi dir="ltr">{email}</bdi>
    </>
  )
}
