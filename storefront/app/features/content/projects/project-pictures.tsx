import type { Picture as PictureData } from '#contract/common.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PictureBullets } from './picture-bullets.tsx'
import styles from './project-pictures.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { useProjectCarousel } from './use-project-carousel.ts'
import type { Turning } from './use-turning.ts'

const SIZES = '(width >= 1384px) 868px, (width >= 1024px) 66vw, calc(100vw - 32px)'

type ProjectPicturesProps = {
  name: string
  pictures: readonly PictureData[]
  /** Only the active project autoplays and accepts touch, bullets and the mouse wheel. */
  isActive: boolean
  turning: Turning
  /** Adds an outline and a little size, among several projects. */
  isMarked?: boolean
  /** Set for the page's largest picture. */
  hasPriority?: boolean
}

/** A project's pictures with thumbnails: a scrolling row until its script has loaded. */
export function ProjectPictures({
  name,
  pictures,
  isActive,
  turning,
  isMarked = false,
  hasPriority = false,
}: ProjectPicturesProps) {
  const text = useText()
  const { number } = useFormat()
  const { isPaused, togglePause } = turning
  const isTurning = isActive && !isPaused
  const { row, strip, index, isSliding, noteScroll, turn, goTo, turnStrip } = useProjectCarousel(isActive, isTurning)
  const count = pictures.length
  if (count < 2) {
    return (
      <div className={styles.frame} data-marked={isMarked || undefined}>
        <Picture picture={pictures[0]} sizes={SIZES} priority={hasPriority} fallback="/fallback-image.jpg" />
      </div>
    )
  }
  return (
    <div role="group" aria-roledescription={text('projects.carousel')} aria-label={text('projects.pictures', { name })}>
      <div className={styles.frame} data-marked={isMarked || undefined}>
        <div className={`${styles.buttons} needs-script`}>
          <button type="button" aria-label={text(isPaused ? 'projects.play' : 'projects.pause')} onClick={togglePause}>
            <Icon name={isPaused ? 'play' : 'pause'} size={18} />
          </button>
          <button type="button" aria-label={text('projects.previous')} onClick={() => turn(-1)}>
            <Icon name="chevron-left" size={20} />
          </button>
          <button type="button" aria-label={text('projects.next')} onClick={() => turn(1)}>
            <Icon name="chevron-right" size={20} />
          </button>
        </div>
        <div ref={row} className={`swiper ${styles.slider}`} onScroll={noteScroll}>
          <div className={`swiper-wrapper ${styles.row}`} aria-live={isTurning ? 'off' : 'polite'}>
            {pictures.map((picture, at) => (
              <div
                key={picture.id}
                className={`swiper-slide ${styles.slide}`}
                role="group"
                aria-roledescription={text('projects.slide')}
                aria-label={text('projects.place', { number: number(at + 1), count: number(count) })}
                inert={isSliding && at !== index}
              >
                <Picture
                  picture={picture}
                  sizes={SIZES}
                  priority={hasPriority && at === 0}
                  fallback="/fallback-image.jpg"
                />
              </div>
            ))}
          </div>
        </div>
        {isActive && <PictureBullets count={count} index={index} onGoTo={goTo} />}
      </div>
      <Thumbnails strip={strip} pictures={pictures} index={index} onGoTo={goTo} onTurn={turnStrip} />
    </div>
  )
}
