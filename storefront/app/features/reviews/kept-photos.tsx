import { useRef } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './review-form.module.css'

type KeptPhotosProps = { photos: readonly PictureData[]; onDrop: (photo: PictureData) => void }

/** The photos that a review already has, with remove buttons. */
export function KeptPhotos({ photos, onDrop }: KeptPhotosProps) {
  const text = useText()
  const list = useRef<HTMLUListElement>(BEFORE_MOUNT)
  const drop = (photo: PictureData) => {
    onDrop(photo)
    list.current.focus() // the focused button is gone
  }
  return (
    <ul ref={list} className={styles.kept} aria-label={text('reviews.kept')} tabIndex={-1}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <Picture picture={photo} sizes="96px" alt={text('reviews.kept-one', { at: at + 1 })} />
          <button
            type="button"
            className={styles.drop}
            aria-label={text('reviews.drop', { at: at + 1 })}
            onClick={() => drop(photo)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
