import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import { useCarousel } from './use-carousel'
import './carousel.css'

export interface CarouselWords {
  readonly carousel: string
  readonly slide: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** "2 of 9" */
  readonly position: (number: number) => string
}

export interface CarouselSlide {
  readonly key: string
  /** Read out when a button shows this slide. */
  readonly name: string
  readonly content: ReactNode
}

/**
 * A row that scrolls sideways and snaps to slides, without JavaScript too. With it: advances every 5 seconds unless held
 * (`CarouselHolds`), has buttons and arrow keys, and takes swipes. Follows the carousel pattern of the WAI-ARIA practices.
 */
export function Carousel(props: {
  label: string
  words: CarouselWords
  slides: readonly CarouselSlide[]
  children: ReactNode
}) {
  const { label, words, slides, children } = props
  const { box, row, pauseButton, paused, setPaused, turning, move, step, boxHandlers, rowHandlers } = useCarousel()
  const announced = move && !move.byClock && !turning ? move.to : null
  return (
    <section className="carousel" ref={box} aria-roledescription={words.carousel} aria-label={label} {...boxHandlers}>
      <div className="carousel__head">
        {children}
        <div className="carousel__buttons">
          <button
            type="button"
            className="icon-button icon-button--line carousel__pause"
            ref={pauseButton}
            aria-label={paused ? words.play : words.pause}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          <button
            type="button"
            className="icon-button icon-button--line"
            aria-label={words.previous}
            onClick={() => step(-1, false)}
          >
            <Icon name="arrow-left" flip />
          </button>
          <button
            type="button"
            className="icon-button icon-button--line"
            aria-label={words.next}
            onClick={() => step(1, false)}
          >
            <Icon name="arrow-right" flip />
          </button>
        </div>
      </div>
      <ul className="carousel__row" ref={row} {...rowHandlers}>
        {slides.map((slide, index) => (
          <li key={slide.key} aria-roledescription={words.slide} aria-label={words.position(index + 1)}>
            {slide.content}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announced !== null && `${slides[announced]?.name}, ${words.position(announced + 1)}`}
      </p>
    </section>
  )
}
