import { lotAddress } from '../../lots/facts/lot-address'
import { offerPageAddress } from '../../offers/offers/sent-offer'
import { cursorIn } from '../../platform/database/page-cursor.server'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmptyState } from '../../platform/ui/empty-state'
import { Icon } from '../../platform/ui/icon'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import type { Route } from './+types/business-page'
import './business-page.css'
import { MemberFrame } from './member-frame'
import { findBusinessOf } from './own-business.server'
import { memberContext, requireSignedIn } from './signed-in.server'

export const middleware = [requireSignedIn]

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language } = memberContext(args)
  const place = new URL(args.request.url).searchParams.get('after')
  const { items, nextCursor } = await findBusinessOf(services, session.member.email, cursorIn(place), language)
  const { timeZone } = services.config.site.company
  const shown = items.map(({ createdAt, ...item }) => ({ ...item, sent: formatMoment(createdAt, language, timeZone) }))
  return { items: shown, nextCursor, isFirst: place === null }
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
        <ListTable
          look="records"
          className="business"
          head={[t('member.number'), t('member.sent'), t('member.status'), t('lot_page.goods')]}
        >
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                {t(`member.${item.kind}`)}{' '}
                <b>
                  {item.kind === 'offer' ? (
                    <PageLink to={offerPageAddress(language, item.reference)}>
                      <bdi dir="ltr">{item.reference}</bdi>
                    </PageLink>
                  ) : (
                    <bdi dir="ltr">{item.reference}</bdi>
                  )}
                </b>
              </td>
              <td>{item.sent}</td>
              <td>
                <span className="pill">{t(`member.state_${item.state}`)}</span>
              </td>
              <td>
                <AskedLots lots={item.lots} />
                {item.text && <p dir="auto">{item.text}</p>}
                {item.terms && <small>{item.terms}</small>}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {(nextCursor !== null || !isFirst) && (
        <p className="member__ways">
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

function AskedLots({ lots }: { lots: Route.ComponentProps['loaderData']['items'][number]['lots'] }) {
  const { t, language } = useLanguage()
  if (lots.length === 0) return null
  return (
    <ul>
      {lots.map(({ reference, title, hasPage, terms, comment }) => (
        <li key={reference}>
          {hasPage ? (
            <PageLink to={lotAddress(reference, language)} dir="auto">
              {title}
            </PageLink>
          ) : (
            <span dir="auto">{title}</span>
          )}
          <small>
            {t('lot.lot')} <bdi dir="ltr">{reference}</bdi> · {terms}
          </small>
          {comment && <small dir="auto">{comment}</small>}
        </li>
      ))}
    </ul>
  )
}
