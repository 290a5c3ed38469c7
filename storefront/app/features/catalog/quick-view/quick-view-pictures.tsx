import { useState } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../../messages/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './quick-view.module.css'

const MAIN_SIZES = '(width >= 1244px) 590px, (width >= 1024px) 48vw, 100vw'
const THUMBNAIL_SIZES = '64px'

/** The chosen picture with a thumbnail for each. */
export function QuickViewPictures({ pictures, name }: { pictures: readonly PictureData[]; name: string }) {
  const text = useText()
  const [index, setIndex] = useState(0)
  const chosen = pictures[index]
  return (
    <div className={styles.pictures}>
      <Picture
        key={chosen?.id}
        picture={chosen}
        sizes={MAIN_SIZES}
        alt={chosen ? undefined : name}
        className={styles.picture}
      />
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label={text('product.pictures', { product: name })}>
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={text('product.show-picture', { number: at + 1, count: pictures.length })}
                aria-pressed={at === index}
                onClick={() => setIndex(at)}
              >
                <Picture picture={picture} sizes={THUMBNAIL_SIZES} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
