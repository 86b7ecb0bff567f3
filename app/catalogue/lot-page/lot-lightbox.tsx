import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { plainAddress } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import { neighbour, swipeStep } from '../../platform/carousel/carousel-steps'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { LotNumber } from '../cards/lot-card'
import './lot-lightbox.css'
import type { LotPageView } from '../lot-view/present-lot-page.server'

const STRIDE = 120

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @param props.close called when the visitor is back at the history entry from which it was opened */
export function LotLightbox({ lot, first, close }: { lot: LotPageView; first: number; close: () => void }) {
  const { t } = useLanguage()
  const { photos } = lot
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(first)
  const [zoomed, setZoomed] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const finger = useRef<{ x: number; y: number } | null>(null)
  const photo = photos[shown]
  const navigate = useNavigate()
  const isBack = useRef(false)

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    const leave = () => {
      isBack.current = true
      // Closing returns the focus; removing the open dialog would not.
      dialog.current?.close()
      close()
    }
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [close])

  function turn(by: 1 | -1) {
    setZoomed(false)
    setShown((now) => neighbour(now, by, photos.length - 1))
  }

  function steer({ key, currentTarget }: KeyboardEvent) {
    const forward = currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const move = arrows[key]
    if (key === '+' || key === '-') setZoomed(key === '+')
    else if (zoomed && move) room.current?.scrollBy({ left: move[0] * STRIDE, top: move[1] * STRIDE })
    else if (!zoomed && photos.length > 1 && (key === forward || key === back)) turn(key === forward ? 1 : -1)
  }

  if (!photo) return null
  return (
    <dialog
      className="lightbox"
      ref={dialog}
      aria-label={t('lot_page.photos')}
      onClose={() => {
        if (!isBack.current) navigate(-1)
      }}
      onKeyDown={steer}
      onTouchStart={({ touches }) => {
        const point = touches[0]
        finger.current = point ? { x: point.clientX, y: point.clientY } : null
      }}
      onTouchEnd={({ changedTouches, currentTarget }) => {
        const point = changedTouches[0]
        if (!point || !finger.current || zoomed || photos.length < 2) return
        const { x, y } = finger.current
        const by = swipeStep(point.clientX - x, point.clientY - y, currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')
        if (by !== 0) turn(by)
      }}
    >
      <div className="lightbox__head">
        <span className="tabular" role="status">
          <span className="visually-hidden">{photo.alt}, </span>
          {shown + 1} / {photos.length}
        </span>
        <LotNumber lot={lot} />
        <button
          type="button"
          className="icon-button"
          aria-label={t(zoomed ? 'lot_page.zoom_out' : 'lot_page.zoom_in')}
          onClick={() => setZoomed(!zoomed)}
        >
          <Icon name={zoomed ? 'zoom-out' : 'zoom-in'} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('accounts.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {zoomed ? (
        <div className="lightbox__zoom" ref={room}>
          <img
            src={plainAddress(photo.picture, 1920)}
            alt=""
            width={photo.picture.width}
            height={photo.picture.height}
          />
        </div>
      ) : (
        <div className="lightbox__main">
          {photos.length > 1 && (
            <button
              type="button"
              className="icon-button icon-button--sheet"
              aria-label={t('carousel.previous')}
              onClick={() => turn(-1)}
            >
              <Icon name="arrow-left" flip />
            </button>
          )}
          <div className="lightbox__picture">
            <PictureView key={photo.picture.key} picture={photo.picture} sizes="100vw" alt={photo.alt} priority />
          </div>
          {photos.length > 1 && (
            <button
              type="button"
              className="icon-button icon-button--sheet"
              aria-label={t('carousel.next')}
              onClick={() => turn(1)}
            >
              <Icon name="arrow-right" flip />
            </button>
          )}
        </div>
      )}
      <p className="lightbox__caption">{photo.alt}</p>
    </dialog>
  )
}
