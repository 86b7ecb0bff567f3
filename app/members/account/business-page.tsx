import { data } from 'react-router'
import { offerPageAddress } from '../../offers/offers/sent-offer'
import { type Cursor, parseCursor } from '../../platform/database/page-cursor.server'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { EmptyState } from '../../platform/ui/empty-state'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/business-page'
import './business-page.css'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { MemberFrame } from './member-frame'
import { findBusinessOf } from './own-business.server'
import { requireSignedIn } from './signed-in.server'

export async function loader(args: Route.LoaderArgs) {
  const { session, language } = requireSignedIn(args)
  const services = args.context.get(servicesContext)
  const place = new URL(args.request.url).searchParams.get('after')
  const { items, nextCursor } = await findBusinessOf(services, session.member.email, placeOf(place))
  const { timeZone } = services.config.site.company
  const shown = items.map(({ createdAt, ...item }) => ({ ...item, sent: formatMoment(createdAt, language, timeZone) }))
  return data({ items: shown, nextCursor, isFirst: place === null }, { headers: PRIVATE_HEADERS })
}

/** An invalid cursor shows the first page. */
function placeOf(text: string | null): Cursor | null {
  try {
    return parseCursor(text ?? undefined)
  } catch {
    return null
  }
}

export function headers() {
  return PRIVATE_HEADERS
}

export default function BusinessPage({ loaderData: { items, nextCursor, isFirst } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/account/business', language)
  return (
    <MemberFrame title="member.business" lead={t('member.business_lead')}>
      {items.length === 0 ? (
        <EmptyState title={t('member.nothing_yet')} text={t('member.nothing_yet_text')}>
          <PageLink className="btn" to={pageAddress('/:lang/sell', language)}>
            {t('member.make_offer')}
          </PageLink>
          <PageLink className="btn btn--line" to={pageAddress('/:lang/request', language)}>
            {t('member.make_request')}
          </PageLink>
        </EmptyState>
      ) : (
        <ul className="business">
          {items.map((item) => (
            <li className="panel" key={item.id}>
              <p className="business__head">
                <b>
                  {item.kind === 'offer' ? (
                    <PageLink className="link" to={offerPageAddress(language, item.reference)}>
                      {t('member.offer')} <bdi dir="ltr">{item.reference}</bdi>
                    </PageLink>
                  ) : (
                    <>
                      {t(`member.${item.kind}`)} <bdi dir="ltr">{item.reference}</bdi>
                    </>
                  )}
                </b>
                <span className="business__state">{t(`member.state_${item.state}`)}</span>
              </p>
              <p dir="auto">{item.text}</p>
              <p className="small muted">{t('member.sent', { moment: item.sent })}</p>
            </li>
          ))}
        </ul>
      )}
      {(nextCursor !== null || !isFirst) && (
        <p className="business__actions">
          {!isFirst && (
            <PageLink className="btn btn--line btn--md" to={page}>
              {t('member.newest')}
            </PageLink>
          )}
          {nextCursor !== null && (
            <PageLink className="btn btn--line btn--md" to={`${page}?after=${nextCursor}`}>
              {t('member.older')}
              <Icon name="arrow-right" flip />
            </PageLink>
          )}
        </p>
      )}
    </MemberFrame>
  )
}
