import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../../ui/before-mount.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { prefersReducedMotion } from '../../../../ui/preferences.ts'
import { useLazyPanel } from '../../../../ui/use-lazy-panel.ts'
import styles from './gallery.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

const loadViewer = () => import('./picture-viewer.tsx')

const MAIN_SIZES = '(width >= 1280px) 656px, (width >= 1024px) 46vw, 100vw'
const THUMBNAIL_SIZES = '88px'

type GalleryProps = {
  pictures: readonly PictureData[]
  name: string
  /** Higher than wide, so that a phone needs a higher frame to show all of it. */
  isTall?: boolean
}

/**
 * The pictures of a product in a snapping strip, with thumbnails beside it on wide screens. Without scripts the
 * thumbnails link to the pictures. With scripts, arrow keys also switch pictures, and a click opens the full screen.
 */
export function Gallery({ pictures, name, isTall }: GalleryProps) {
  const text = useText()
  const { Panel: PictureViewer, isOpen, open, close, opener } = useLazyPanel(loadViewer)
  const { index, show, stripProps } = useStrip(pictures.length, open)
  const main = isTall ? `${styles.main} ${styles.tall}` : styles.main
  if (pictures.length === 0) {
    return (
      <div className={styles.gallery}>
        <div className={main}>
          <Picture picture={undefined} sizes={MAIN_SIZES} alt={name} priority />
        </div>
      </div>
    )
  }

  return (
    <div className={styles.gallery}>
      {pictures.length > 1 && <Thumbnails pictures={pictures} index={index} onChoose={show} />}
      <div className={main}>
        <ul {...stripProps} className={styles.strip} aria-label={text('product.pictures', { product: name })}>
          {pictures.map((picture, at) => (
            <li key={picture.id} id={pictureAnchor(at)} className={styles.slide}>
              <ZoomPicture picture={picture} sizes={MAIN_SIZES} priority={at === 0} />
              {pictures.length > 1 && (
                <span className={styles.counter}>
                  {text('product.counter', { number: at + 1, count: pictures.length })}
                </span>
              )}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={`${styles.fullScreen} needs-script`}
          aria-label={text('product.full-screen')}
          {...opener}
        >
          <Icon name="expand" size={20} />
        </button>
        {PictureViewer && (
          <PictureViewer
            pictures={pictures}
            name={name}
            start={index}
            isOpen={isOpen}
            onClose={(last) => {
              close()
              show(last, 'instant')
            }}
          />
        )}
      </div>
    </div>
  )
}

type ThumbnailsProps = { pictures: readonly PictureData[]; index: number; onChoose: (index: number) => void }

function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => keepInView(list.current, index), [index])

  const choose = (event: MouseEvent, at: number) => {
    event.preventDefault()
    onChoose(at)
  }
  return (
    <ul ref={list} className={styles.thumbnails}>
      {pictures.map((picture, at) => (
        <li key={picture.id}>
          <a
            href={`#${pictureAnchor(at)}`}
            className={styles.thumbnail}
            aria-label={text('product.show-picture', { number: at + 1, count: pictures.length })}
            aria-current={at === index || undefined}
            onClick={(event) => choose(event, at)}
          >
            <Picture picture={picture} sizes={THUMBNAIL_SIZES} alt="" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function pictureAnchor(index: number): string {
  return `picture-${index + 1}`
}

/**
 * Tracks the strip's current picture, which scrolling, arrow keys and `show` change. A click or Enter opens the full
 * screen.
 */
function useStrip(count: number, onOpen: () => void) {
  const strip = useRef<HTMLUListElement>(BEFORE_MOUNT)
  const [index, setIndex] = useState(0)

  const show = (wanted: number, behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth') => {
    const target = Math.max(0, Math.min(count - 1, wanted))
    strip.current.scrollTo({ left: target * strip.current.clientWidth, behavior })
  }
  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onOpen()
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(index + step)
  }
  // The keyboard must reach a scrolling list.
  const tabIndex = count > 1 ? 0 : undefined
  return { index, show, stripProps: { ref: strip, tabIndex, onScroll, onKeyDown, onClick: onOpen } }
}

/** Scrolls only the list, never the page. */
function keepInView(list: HTMLElement | null, index: number): void {
  const thumbnail = list?.children[index]
  if (!list || !(thumbnail instanceof HTMLElement)) return
  const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = thumbnail
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = list
  list.scrollTo({
    top: Math.max(Math.min(scrollTop, offsetTop), offsetTop + offsetHeight - clientHeight),
    left: Math.max(Math.min(scrollLeft, offsetLeft), offsetLeft + offsetWidth - clientWidth),
  })
}
