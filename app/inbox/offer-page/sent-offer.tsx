import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmailAddress } from '../../platform/ui/email-address'
import { PageLink } from '../../platform/ui/page-link'
import { Fact } from '../office-lists/fact'
import type { OfferPageView } from './present-offer-page.server'

export function SentOffer({ offer }: { offer: OfferPageView }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('offer_mail.name'), offer.name],
    [t('offer_mail.company'), offer.company],
    [t('offer_mail.email'), <EmailAddress key="email" email={offer.email} />],
    [t('offer_mail.phone'), offer.phoneNumber],
  ]
  return (
    <section className="panel seller-page__panel" aria-labelledby="sent-offer">
      <h2 className="d4" id="sent-offer">
        {t('offer_page.sent')}
      </h2>
      <dl className="seller-page__facts">
        <Fact label={t('member.sent')}>{offer.sent}</Fact>
        {lines.map(([label, text]) => (
          <Fact key={label} label={label}>
            <bdi>{text ?? '–'}</bdi>
          </Fact>
        ))}
        <Fact label={t('offer_mail.what_you_offer')} className="conversation__text" dir="auto">
          {offer.description}
        </Fact>
        {offer.facts.map((fact) => (
          <Fact key={fact.label} label={fact.label} dir="auto">
            {fact.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Fact>
        ))}
        <Fact label={t('offer_mail.files')}>
          {offer.files.length === 0 ? (
            t('offer_mail.no_files')
          ) : (
            <ul>
              {offer.files.map(({ id, name, size, list }) => (
                <li key={id}>
                  <bdi>{name}</bdi> <small>{size}</small>
                  {list && <ReadList list={list} />}
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      {offer.canWithdraw && (
        <p className="seller-page__actions">
          <PageLink className="link" to={`${pathname}?ask=withdraw#decide`}>
            {t('offer_page.withdraw')}
          </PageLink>
        </p>
      )}
    </section>
  )
}

function ReadList({ list }: { list: NonNullable<OfferPageView['files'][number]['list']> }) {
  const { facts, unread } = list
  return (
    <div className="small">
      {facts.map((fact) => (
        <p key={fact} dir="auto">
          {fact}
        </p>
      ))}
      {unread && (
        <details>
          <summary className="link">{unread.title}</summary>
          <ul>
            {unread.cells.map(({ cell, reason }) => (
              <li key={`${cell} ${reason}`}>
                <bdi dir="ltr">{cell}</bdi>: {reason}
              </li>
            ))}
            {unread.more && <li>{unread.more}</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
