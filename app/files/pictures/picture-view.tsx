import { useEffect, useRef, useState } from 'react'
import { type Picture, plainAddress, srcsetOf } from './picture'
import './picture-view.css'

/**
 * A picture in the width and format that suit the screen, blurred until it is there. It fills the width of its box, and the
 * height if the box has one; otherwise it is as high as the picture is. Nothing moves when it comes.
 * @param sizes how wide it is shown, as in `<img sizes>`
 * @param fallback what is shown when the picture does not come: a drawing of such goods
 * @param priority the first thing that a visitor looks for: fetched before the others, and not only when it is scrolled to
 */
export function PictureView(props: {
  picture: Picture
  sizes: string
  alt: string
  fallback?: Picture
  priority?: boolean
}) {
  const { sizes, alt, fallback, priority = false } = props
  const [broken, setBroken] = useState<Picture | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const picture = broken === props.picture && fallback ? fallback : props.picture
  const { width, height, placeholder } = picture

  // It may have failed before this page's script was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(props.picture)
  }, [props.picture])

  return (
    <span className="picture">
      {placeholder && <img src={placeholder} alt="" width={width} height={height} />}
      <picture>
        <source type="image/avif" srcSet={srcsetOf(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcsetOf(picture, 'webp')} sizes={sizes} />
        <img
          ref={image}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          srcSet={srcsetOf(picture, 'jpg')}
          sizes={sizes}
          src={plainAddress(picture, 640)}
          onError={() => setBroken(props.picture)}
        />
      </picture>
    </span>
  )
}
