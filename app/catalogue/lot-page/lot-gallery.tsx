import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pictureAddress } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import { currentStop, useCarousel } from '../../platform/carousel/use-carousel'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { ReservedBadge } from '../cards/reserved-badge'
import './lot-gallery.css'
import type { LotPageView } from '../lot-view/present-lot-page.server'
import { LotLightbox } from './lot-lightbox'

const SIZES = '(max-width: 1020px) 100vw, (max-width: 1440px) 60vw, 796px'

/** Photos in a scroll-snap row; each links to the full image. With JavaScript it adds buttons and a lightbox. */
export function LotGallery({ lot }: { lot: LotPageView }) {
  const { t } = useLanguage()
  const { photos } = lot
  const { box, row, pauseButton, paused, setPaused, turning, move, step, show, boxHandlers, rowHandlers } =
    useCarousel()
  const [shown, setShown] = useState(0)
  const [large, setLarge] = useState<number | null>(null)
  const closeLarge = useCallback(() => setLarge(null), [])
  const navigate = useNavigate()
  const here = useLocation()
  // Links to single photos may have scrolled the row before hydration.
  useEffect(() => {
    if (row.current) setShown(currentStop(row.current))
  }, [row])
  const several = photos.length > 1
  const announced = move && !move.byClock && !turning ? move.to : null
  return (
    <section
      className="gallery"
      ref={box}
      aria-roledescription={t('carousel.carousel')}
      aria-label={t('lot_page.photos')}
      {...boxHandlers}
    >
      <div className="gallery__main">
        <ul
          className="gallery__row"
          ref={row}
          {...rowHandlers}
          onScroll={({ currentTarget }) => setShown(currentStop(currentTarget))}
        >
          {photos.map(({ picture, alt }, place) => (
            <li
              key={picture.key}
              id={`photo-${place + 1}`}
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { number: place + 1, count: photos.length })}
            >
              <a
                href={pictureAddress(picture, 1920, 'jpg')}
                aria-haspopup="dialog"
                aria-label={`${t('lot_page.enlarge')}: ${alt}`}
                onClick={(event) => {
                  event.preventDefault()
                  setLarge(place)
                  // An entry of the history, so that Back closes the photo instead of leaving the lot.
                  navigate(here, { preventScrollReset: true, defaultShouldRevalidate: false })
                }}
              >
                <PictureView picture={picture} sizes={SIZES} alt={alt} priority={place === 0} />
              </a>
            </li>
          ))}
        </ul>
        {lot.isReserved ? <ReservedBadge /> : lot.isNew && <span className="new gallery__new">{t('lot.new')}</span>}
        {photos[0]?.drawn && <p className="drawn">{t('lot_page.illustration')}</p>}
        {several && (
          <>
            <div className="gallery__nav needs-js">
              <button
                type="button"
                className="icon-button icon-button--sheet"
                aria-label={t('carousel.previous')}
                onClick={() => step(-1, false)}
              >
                <Icon name="arrow-left" flip />
              </button>
              <button
                type="button"
                className="icon-button icon-button--sheet"
                aria-label={t('carousel.next')}
                onClick={() => step(1, false)}
              >
                <Icon name="arrow-right" flip />
              </button>
            </div>
            <div className="gallery__controls needs-js">
              <span className="tabular" aria-hidden="true">
                {shown + 1} / {photos.length}
              </span>
              <button
                type="button"
                className="icon-button gallery__pause"
                ref={pauseButton}
                aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
                onClick={() => setPaused(!paused)}
              >
                <Icon name={paused ? 'play' : 'pause'} />
              </button>
            </div>
            <progress className="gallery__progress" max={photos.length} value={shown + 1} aria-hidden="true" />
          </>
        )}
      </div>
      {several && (
        <ul className="gallery__thumbs">
          {photos.map(({ picture }, place) => (
            <li key={picture.key}>
              <a
                href={`#photo-${place + 1}`}
                aria-label={t('lot_page.photo', { number: place + 1 })}
                aria-current={place === shown || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(place)
                }}
              >
                <PictureView picture={picture} sizes="(max-width: 1020px) 20vw, 150px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {announced !== null &&
          `${photos[announced]?.alt}, ${t('carousel.position', { number: announced + 1, count: photos.length })}`}
      </p>
      {large !== null && <LotLightbox lot={lot} first={large} close={closeLarge} />}
    </section>
  )
}
