import type { ReactNode } from 'react'
import { Icon } from './icon'
import { useCarousel } from './use-carousel'
import './carousel.css'

/** What a carousel says, in the page's language. */
export interface CarouselWords {
  /** What the thing is called: "carousel". */
  readonly carousel: string
  /** What one of its parts is called: "slide". */
  readonly slide: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** Where in the row a slide stands: "2 of 9". */
  readonly position: (number: number) => string
}

export interface CarouselSlide {
  readonly key: string
  /** What is read out when a button brings this slide. */
  readonly name: string
  /** What it shows: one link, or something that holds one. */
  readonly content: ReactNode
}

/**
 * A row that is scrolled sideways and snaps to its slides, by finger, wheel or keyboard, without JavaScript too. With it: moves
 * on by itself every 5 seconds unless held (`CarouselHolds`), has buttons and arrow keys, and takes a swipe of 40 px.
 * Follows the carousel pattern of the WAI-ARIA practices.
 */
export function Carousel(props: {
  label: string
  words: CarouselWords
  slides: readonly CarouselSlide[]
  /** What stands beside the buttons, such as a heading. */
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
            className="icbtn icbtn--line carousel__pause"
            ref={pauseButton}
            aria-label={paused ? words.play : words.pause}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          <button
            type="button"
            className="icbtn icbtn--line"
            aria-label={words.previous}
            onClick={() => step(-1, false)}
          >
            <Icon name="arrow-left" flip />
          </button>
          <button type="button" className="icbtn icbtn--line" aria-label={words.next} onClick={() => step(1, false)}>
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
      <p className="vh" role="status">
        {announced !== null && `${slides[announced]?.name}, ${words.position(announced + 1)}`}
      </p>
    </section>
  )
}
