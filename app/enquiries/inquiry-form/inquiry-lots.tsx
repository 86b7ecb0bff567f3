import { useEffect } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { useBasket } from '../../catalogue/basket/basket-lots'
import { BASKET } from '../../catalogue/basket/basket-place'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { lotAddress, productsAddress } from '../../lots/facts/lot-address'
import { formatCalendarDay } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import { EmptyState } from '../../platform/ui/empty-state'
import { PageLink } from '../../platform/ui/page-link'
import type { UnavailableLot } from '../inquiries/find-asked-lots.server'
import { LOT } from './inquiry-fields'
import { LotNumberBox } from './lot-number-box'

export function InquiryLots({ open, gone }: { open: readonly string[]; gone: readonly UnavailableLot[] }) {
  const { t, language } = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const waiting = useBasket().filter((lot) => !open.includes(lot) && gone.every(({ reference }) => reference !== lot))
  // The basket is on the device, so the server answers an address without lots with an empty form.
  const all = open.length + gone.length === 0 && waiting.length > 0 ? inquiryAddress(language, waiting) : null
  useEffect(() => {
    if (all !== null) void navigate(all, { replace: true, preventScrollReset: true })
  }, [all, navigate])
  if (open.length > 0 && gone.length + waiting.length === 0) return null
  return (
    <section className="panel inquiry-lots" aria-labelledby="inquiry-lots" data-kept={BASKET}>
      <h2 className="visually-hidden" id="inquiry-lots">
        {t('inquiry_page.lots')}
      </h2>
      {gone.map((lot) => (
        <GoneAlert key={lot.reference} lot={lot} />
      ))}
      {open.length === 0 && (
        <EmptyState title={t('inquiry_page.empty_title')} text={t('inquiry_page.empty_text')}>
          <PageLink className="btn btn--md" to={productsAddress(language)}>
            {t('lot_gone.see_all')}
          </PageLink>
          <PageLink className="btn btn--line btn--md" to={pageAddress('/:lang/request', language)}>
            {t('lot_gone.ask_for_such')}
          </PageLink>
        </EmptyState>
      )}
      {waiting.length > 0 && (
        <p>
          <PageLink className="link" to={inquiryAddress(language, [...open, ...waiting])} replace preventScrollReset>
            {t('inquiry_page.waiting', { count: waiting.length })}
          </PageLink>
        </p>
      )}
      {open.length === 0 && (
        <Form className="inquiry-lots__add" action={pathname} replace preventScrollReset>
          <LotNumberBox name={LOT} />
          <button className="btn btn--line btn--md" type="submit">
            {t('inquiry_page.add_it')}
          </button>
        </Form>
      )}
    </section>
  )
}

function GoneAlert({ lot: { reference, why, since } }: { lot: UnavailableLot }) {
  const { t, language } = useLanguage()
  const values = { reference: `\u2068${reference}\u2069`, day: since ? formatCalendarDay(since, language) : '' }
  return (
    <Alert tone="warn">
      <span>
        {why === 'unknown' ? t('inquiry_page.unknown', values) : t(`lot_gone.${why}_lead`, values)}{' '}
        {t('inquiry_page.left_out')}{' '}
        {why !== 'unknown' && <PageLink to={lotAddress(reference, language)}>{t('inquiry_page.see_similar')}</PageLink>}
      </span>
    </Alert>
  )
}
