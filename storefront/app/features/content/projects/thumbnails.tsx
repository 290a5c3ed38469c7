import type { RefObject } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './thumbnails.module.css'

/** Number of visible thumbnails. */
const IN_STRIP = 5

type ThumbnailsProps = {
  /** The strip, if it holds more thumbnails than it shows. */
  strip: RefObject<HTMLDivElement | null>
  pictures: readonly PictureData[]
  index: number
  onGoTo: (index: number) => void
  onTurn: (step: 1 | -1) => void
}

/** Five thumbnails of 62 x 47; more of them loop, with buttons. */
export function Thumbnails({ strip, pictures, index, onGoTo, onTurn }: ThumbnailsProps) {
  const text = useText()
  const { number } = useFormat()
  const count = pictures.length
  const loops = count > IN_STRIP
  return (
    <div role="group" aria-label={text('projects.thumbnails')} className={`${styles.thumbnails} needs-script`}>
      {loops && (
        <button
          type="button"
          className={styles.turn}
          aria-label={text('projects.thumbnails-previous')}
          onClick={() => onTurn(-1)}
        >
          <Icon name="chevron-left" size={18} />
        </button>
      )}
      <div ref={loops ? strip : undefined} className={`${loops ? 'swiper' : ''} ${styles.strip}`}>
        <ul className={`${loops ? 'swiper-wrapper' : ''} ${styles.row}`}>
          {pictures.map((picture, at) => (
            <li key={picture.id} className={`${loops ? 'swiper-slide' : ''} ${styles.place}`}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={text('projects.show', { number: number(at + 1), count: number(count) })}
                aria-current={at === index || undefined}
                onClick={() => onGoTo(at)}
              >
                <Picture picture={picture} sizes="62px" alt="" fallback="/fallback-image.jpg" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {loops && (
        <button
          type="button"
          className={styles.turn}
          aria-label={text('projects.thumbnails-next')}
          onClick={() => onTurn(1)}
        >
          <Icon name="chevron-right" size={18} />
        </button>
      )}
    </div>
  )
}
