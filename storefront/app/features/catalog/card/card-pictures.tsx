import { type CSSProperties, useRef } from 'react'
import { Link } from 'react-router'
import type { Picture as PictureData } from '#contract/common.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './card-pictures.module.css'
import { useRotation } from './use-rotation.ts'

type CardPicturesProps = {
  pictures: readonly PictureData[]
  /** The product's page, to which its name is the link for keyboards and screen readers. */
  to: string
  sizes: string
  priority?: boolean | undefined
}

/** A product's stacked pictures. Only the first loads before they rotate. */
export function CardPictures({ pictures, to, sizes, priority }: CardPicturesProps) {
  const frame = useRef<HTMLAnchorElement>(BEFORE_MOUNT)
  const { index, seen } = useRotation(frame, pictures.length)
  const places = { '--count': pictures.length, '--index': index } as CSSProperties
  return (
    <Link
      ref={frame}
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      className={pictures.length > 1 ? `${styles.pictures} ${styles.several}` : styles.pictures}
      style={places}
    >
      {pictures.slice(0, seen).map((picture, at) => (
        <Picture
          key={picture.id}
          picture={picture}
          sizes={sizes}
          priority={priority && at === 0}
          alt={at === 0 ? undefined : ''}
          className={at === index ? styles.shown : styles.hidden}
        />
      ))}
      {pictures.length === 0 && <Picture picture={undefined} sizes={sizes} />}
    </Link>
  )
}
