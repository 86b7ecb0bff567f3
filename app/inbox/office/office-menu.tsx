import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { type OfficePage, type OfficePlace, officePlaces } from './office-places'
import type { RailCounts } from './rail-counts.server'
import { useMayOpen } from './use-right'

/** Main navigation: a column beside the page, or a bar at the bottom of a narrow window. */
export function OfficeMenu({ counts }: { counts: RailCounts }) {
  const { t, language } = useLanguage()
  const isHere = useIsHere()
  return (
    <nav className="rail__places" aria-label={t('header.office')}>
      <ul>
        {officePlaces.map(({ label, icon, pages }) => (
          <li key={label}>
            <PageLink to={pageAddress(pages[0].page, language)} aria-current={pages.some(isHere) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{t(label)}</span>
              <Waiting pages={pages} counts={counts} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function PlaceTabs({ counts }: { counts: RailCounts }) {
  const { t, language } = useLanguage()
  const isHere = useIsHere()
  const mayOpen = useMayOpen()
  const place = officePlaces.find(({ pages }) => pages.some(isHere))
  const tabs = useRef<HTMLUListElement>(null)
  const here = place?.pages.find(isHere)?.page
  // Narrow windows show only some of them.
  useEffect(() => {
    if (here) tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here])
  const pages = place?.pages.filter(({ page }) => mayOpen(page)) ?? []
  if (!place || pages.length < 2) return null
  return (
    <nav className="office__tabs office__pages-of" aria-label={t(place.label)}>
      <ul ref={tabs}>
        {pages.map((page) => (
          <li key={page.page}>
            <PageLink to={pageAddress(page.page, language)} aria-current={isHere(page) ? 'page' : undefined}>
              {t(page.label)}
              <Waiting pages={[page]} counts={counts} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Waiting({ pages, counts }: { pages: readonly OfficePage[]; counts: RailCounts }) {
  const waiting = pages.map((page) => page.waiting && counts[page.waiting]).find(Boolean)
  return waiting ? <b className="tabular">{waiting}</b> : null
}

function useIsHere(): (page: OfficePlace['pages'][number]) => boolean {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  return ({ page }) => `${pathname}/`.startsWith(`${pageAddress(page, language)}/`)
}
