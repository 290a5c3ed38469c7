import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { pictureSrcset, pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import type { Picture as PictureData } from '#contract/common.ts'
import { onNextChance } from './next-chance.ts'
import styles from './picture.module.css'

export type PictureProps = {
  picture: PictureData | undefined
  /** Display width, as in HTML: `(width >= 1024px) 25vw, 50vw`. Must be true, or the wrong file loads. */
  sizes: string
  /** Alternative text; by default the picture's own. '' where a text beside it says the same. */
  alt?: string | undefined
  /** The largest picture of the first screen: preloaded before others. */
  priority?: boolean | undefined
  /** Shown if the picture fails to load. */
  fallback?: '/placeholder-image.jpg' | '/fallback-image.jpg' | '/banner.jpg' | undefined
  className?: string | undefined
}

/** A picture in WebP and, once encoded, AVIF at every stored width, over its blurred miniature until it has loaded. */
export function Picture({
  picture,
  sizes,
  alt,
  priority,
  fallback = '/placeholder-image.jpg',
  className,
}: PictureProps) {
  const [failedId, setFailedId] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before this component could listen.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedId(picture?.id)
  }, [picture?.id])
  // Without a network it only seemed to be gone. Each chance asks once, from the moment when the placeholder is there.
  useLayoutEffect(() => {
    if (failedId === undefined) return
    const left = new AbortController()
    onNextChance(() => setFailedId(undefined), left.signal)
    return () => left.abort()
  }, [failedId])

  const look = className ? `${styles.picture} ${className}` : styles.picture
  if (!picture || failedId === picture.id) {
    return (
      <img className={look} src={fallback} alt={alt ?? picture?.alt ?? ''} width={800} height={800} loading="lazy" />
    )
  }

  const smallest = pictureUrl(picture.id, pictureWidths(picture.width)[0]!, 'webp')
  const webp = pictureSrcset(picture, 'webp')
  const avif = picture.isWebpOnly ? undefined : pictureSrcset(picture, 'avif')
  if (priority) {
    const files = { imageSrcSet: avif ?? webp, imageSizes: sizes, type: avif ? 'image/avif' : 'image/webp' }
    preload(smallest, { as: 'image', fetchPriority: 'high', ...files })
  }
  return (
    <picture className={styles.frame}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        className={look}
        sizes={sizes}
        srcSet={webp}
        src={smallest}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        style={{ objectPosition: picture.focus, backgroundImage: picture.placeholder && `url(${picture.placeholder})` }}
        onError={() => setFailedId(picture.id)}
      />
    </picture>
  )
}
