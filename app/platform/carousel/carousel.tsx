import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import { Icon } from '../ui/icon'
import { useCarousel } from './use-carousel'
import './carousel.css'

interface CarouselSlide {
  readonly key: string
  /** Read out when a button shows this slide. */
  readonly name: string
  readonly content: ReactNode
}

/** A row that snaps to slides, also without JavaScript. Follows the carousel pattern of the WAI-ARIA practices. */
export function Carousel(props: { label: string; slides: readonly CarouselSlide[]; children: ReactNode }) {
  const { label, slides, children } = props
  const { t } = useLanguage()
  const { box, row, pauseButton, paused, setPaused, turning, move, step, boxHandlers, rowHandlers } = useCarousel()
  const position = (index: number) => t('carousel.position', { number: index + 1, count: slides.length })
  const announced = move && !move.byClock && !turning ? move.to : null
  return (
    <section
      className="carousel"
      ref={box}
      aria-roledescription={t('carousel.carousel')}
      aria-label={label}
      {...boxHandlers}
    >
      <div className="carousel__head">
        {children}
        <div className="carousel__buttons">
          <button
            type="button"
            className="icon-button icon-button--line carousel__pause"
            ref={pauseButton}
            aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          <button
            type="button"
            className="icon-button icon-button--line"
            aria-label={t('carousel.previous')}
            onClick={() => step(-1, false)}
          >
            <Icon name="arrow-left" flip />
          </button>
          <button
            type="button"
            className="icon-button icon-button--line"
            aria-label={t('carousel.next')}
            onClick={() => step(1, false)}
          >
            <Icon name="arrow-right" flip />
          </button>
        </div>
      </div>
      <ul className="carousel__row" ref={row} {...rowHandlers}>
        {slides.map((slide, index) => (
          <li key={slide.key} aria-roledescription={t('carousel.slide')} aria-label={position(index)}>
            {slide.content}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announced !== null && `${slides[announced]?.name}, ${position(announced)}`}
      </p>
    </section>
  )
}
