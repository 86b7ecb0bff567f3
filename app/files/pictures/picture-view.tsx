import { useEffect, useRef, useState } from 'react'
import { type Picture, plainAddress, srcsetOf } from './picture'
import './picture-view.css'

/** Fills the width of its box, and the height if set, without layout shift. @param fallback illustration shown if loading fails */
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

  // Loading may have failed before hydration.
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
