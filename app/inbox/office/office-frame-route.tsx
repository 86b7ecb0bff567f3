import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, redirectDocument } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { Route } from './+types/office-frame-route'
import { connectionState, keepPageOffline, subscribeToConnection, waitForRoutes } from './connection'
import './office-frame.css'
import './office.css'
import { usePageFocus } from '../keys/use-page-focus'
import { useSendKey } from '../keys/use-send-key'
import { SearchDialog, SearchLink } from '../search-dialog/search-dialog'
import { OfficeKeys } from './office-keys'
import { OfficeMenu, PlaceTabs } from './office-menu'
import { findRailCounts } from './rail-counts.server'
import { officeContext, requireOffice } from './require-office.server'
import '../../platform/ui/select.css'

export const middleware: Route.MiddlewareFunction[] = [requireOffice]

/** A page loaded before sign-in has visitors' texts only, so entering the office needs a full page load. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (!document.documentElement.dataset.messages?.includes('.office.')) throw redirectDocument(request.url)
  },
  keepPageOffline,
]

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language } = officeContext(args)
  const { name, email, teamRole } = session.member
  return {
    name,
    email,
    teamRole: teamRole ?? 'helper',
    counts: await findRailCounts(services, language),
  }
}

/** The counts may change on every navigation. */
export function shouldRevalidate() {
  return true
}

export default function OfficeFrame({ loaderData: { name, email, counts } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company, brand } = useSite()
  const keysHelp = useRef<HTMLDialogElement>(null)
  usePageFocus()
  useSendKey()
  useEffect(waitForRoutes, [])
  return (
    <div className="office">
      <meta name="robots" content="noindex" />
      <a className="skip" href="#main">
        {t('header.skip')}
      </a>
      <header className="rail on-field">
        <div className="rail__head">
          {/* The public site has another route manifest and needs a full page load. */}
          <a className="rail__logo" href={pageAddress('/:lang', language)}>
            <img src={brand.mark} alt="" />
            <span>{company.name}</span>
          </a>
          <button
            className="icon-button rail__burger"
            type="button"
            popoverTarget="office-menu"
            aria-label={t('header.open_menu')}
          >
            <Icon name="menu" size="lg" />
          </button>
        </div>
        <SearchLink />
        <OfficeMenu counts={counts} />
        <div className="rail__menu" id="office-menu" popover="auto">
          <p>
            <b>{name}</b>
            <small>
              <bdi dir="ltr">{email}</bdi>
            </small>
          </p>
          {/* Unsent drafts must not be visible to the next user of this window. */}
          <form method="post" action={pageAddress('/:lang/sign-out', language)} data-forgets>
            <button className="icon-button" type="submit" aria-label={t('header.logout')}>
              <Icon name="log-out" flip />
            </button>
          </form>
          <a href={pageAddress('/:lang/account/security', language)}>{t('header.account')}</a>
          <a href={pageAddress('/:lang', language)}>{t('office.site')}</a>
          <button className="rail__keys" type="button" onClick={() => keysHelp.current?.showModal()}>
            {t('inbox.keys')}
          </button>
        </div>
      </header>
      <main className="office__main" id="main" tabIndex={-1}>
        <ConnectionNotice />
        <PlaceTabs counts={counts} />
        <Outlet />
        <OfficeKeys help={keysHelp} />
      </main>
      <SearchDialog />
    </div>
  )
}

function ConnectionNotice() {
  const { t } = useLanguage()
  const { isDown, isUnsure } = useSyncExternalStore(subscribeToConnection, connectionState, connectionState)
  return (
    <div role="alert">
      {(isDown || isUnsure) && (
        <p className="alert alert--bad office__line">
          <Icon name="alert-triangle" />
          <span>
            {isDown && t('office.line_down')} {isUnsure && t('office.unsure')}
          </span>
        </p>
      )}
    </div>
  )
}
