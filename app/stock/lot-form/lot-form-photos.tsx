import { type DragEvent, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import { languageName } from '../../platform/i18n/language-name'
import { languages } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { fieldValue, type LotFormValues, rowsOf } from './lot-form'
import { CheckBox, FormContext } from './lot-form-fields'
import './lot-photos.css'

/** Photos in order; the first is the cover. Reordered by dragging or by buttons, which also work without JavaScript. */
export function PhotoFields(props: { pictures: Readonly<Record<string, Picture | null>>; children?: ReactNode }) {
  const { pictures, children } = props
  const { t } = useLanguage()
  const { values } = useContext(FormContext)
  const rows = rowsByPhoto(values)
  const [begun, setBegun] = useState({ photos: [...rows.keys()], given: [...rows.keys()], moves: 0 })
  // Photos may be added or removed while the user types: the remaining ones keep their values and position.
  if (begun.given.join() !== [...rows.keys()].join())
    setBegun({ ...begun, photos: merged(begun.photos, [...rows.keys()]), given: [...rows.keys()] })
  const photos = begun.photos.filter((photo) => rows.has(photo))
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  useTellForm(list, begun.moves)
  const move = (photo: string, to: number) =>
    setBegun((now) => ({ ...now, photos: moved(now.photos, photo, to), moves: now.moves + 1 }))
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    if (dragged !== null) move(dragged, place)
    setDragged(null)
  }
  return (
    <section className="panel office-panel">
      <h2 className="h5">
        {t('lot_page.photos')} <small className="caption">{t('stock.photos_hint')}</small>
      </h2>
      <ol className="office-lots__photos" ref={list}>
        {photos.map((photo, place) => {
          const row = rows.get(photo) ?? 0
          return (
            <li
              key={photo}
              draggable
              className={dragged === photo ? 'is-dragged' : undefined}
              onDragStart={() => setDragged(photo)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, place)}
            >
              <Photo
                row={row}
                place={place}
                last={place === photos.length - 1}
                picture={pictures[fieldValue(values, `photo.${row}.url`)] ?? null}
                onMove={(by) => move(photo, place + by)}
              />
            </li>
          )
        })}
      </ol>
      {photos.length === 0 && <p className="muted">{t('stock.no_photos')}</p>}
      <div hidden={photos.length === 0}>
        <CheckBox name="photosAreActual" label={t('lot_page.actual_photos')} />
      </div>
      {children}
    </section>
  )
}

function Photo(props: {
  row: number
  place: number
  last: boolean
  picture: Picture | null
  onMove: (by: 1 | -1) => void
}) {
  const { row, place, last, picture, onMove } = props
  const { t, language } = useLanguage()
  const { values } = useContext(FormContext)
  const of = (name: string) => fieldValue(values, `photo.${row}.${name}`)
  const number = place + 1
  const spoken = [language, ...languages.filter((each) => each !== language && of(`alt.${each}`) !== '')]
  const step = (by: 1 | -1, label: string, icon: 'arrow-left' | 'arrow-right', disabled: boolean) => (
    <button
      className="icon-button"
      type="submit"
      name="photo.move"
      value={`${place}:${by}`}
      aria-label={label}
      // Not `disabled`, which would drop the focus when a photo reaches the end.
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!disabled) onMove(by)
      }}
    >
      <Icon name={icon} flip />
    </button>
  )
  return (
    <>
      <span className="office-lots__preview">
        {picture ? <PictureView picture={picture} sizes="160px" alt="" /> : <Icon name="camera" size="lg" />}
      </span>
      <input type="hidden" name={`photo.${place}.url`} value={of('url')} />
      <input type="hidden" name={`photo.${place}.name`} value={of('name')} />
      <span className="caption">{place === 0 ? t('stock.cover') : t('lot_page.photo', { number })}</span>
      {spoken.map((each) => (
        <label key={each}>
          <span className="caption">{t('stock.alt', { language: languageName(each, language) })}</span>
          <input
            className="input input--sm"
            name={`photo.${place}.alt.${each}`}
            defaultValue={of(`alt.${each}`)}
            maxLength={300}
            lang={each}
            dir="auto"
          />
        </label>
      ))}
      <span className="office-lots__moves">
        {step(-1, t('stock.earlier', { number }), 'arrow-left', place === 0)}
        {step(1, t('stock.later', { number }), 'arrow-right', last)}
        <label className="check">
          <input type="checkbox" name={`photo.${place}.remove`} value="on" />
          {t('stock.remove')}
        </label>
      </span>
    </>
  )
}

/** Dispatches a change event after a move, so that an autosaving form notices it. */
function useTellForm(list: RefObject<HTMLElement | null>, moves: number): void {
  const told = useRef(moves)
  useEffect(() => {
    if (told.current === moves) return
    told.current = moves
    list.current?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

function rowsByPhoto(values: LotFormValues): Map<string, number> {
  const rows = new Map<string, number>()
  for (const row of rowsOf(values, 'photo')) {
    const url = fieldValue(values, `photo.${row}.url`)
    let photo = url
    for (let again = 2; rows.has(photo); again++) photo = `${url} ${again}`
    if (url !== '') rows.set(photo, row)
  }
  return rows
}

function merged(now: readonly string[], given: readonly string[]): string[] {
  return [...now.filter((photo) => given.includes(photo)), ...given.filter((photo) => !now.includes(photo))]
}

function moved(photos: readonly string[], photo: string, to: number): string[] {
  const rest = photos.filter((each) => each !== photo)
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, photo)
  return rest
}
