import { Dialog } from '@base-ui/react/dialog'
import { useState, type KeyboardEvent } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useBackCloses } from '../../../../ui/use-back-closes.ts'
import styles from './picture-viewer.module.css'
import { useViewer, ZOOM } from './use-viewer.ts'
import { ViewerSlides } from './viewer-slides.tsx'

type PictureViewerProps = {
  pictures: readonly PictureData[]
  name: string
  /** Index of the first picture to show. */
  start: number
  isOpen: boolean
  /** Called with the index of the last picture shown. */
  onClose: (index: number) => void
}

/** Full-screen pictures. Swiping, arrows and thumbnails switch them; pinching, double taps and buttons zoom. */
export default function PictureViewer({ pictures, name, start, isOpen, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(start)
  const close = () => onClose(index)
  useBackCloses(isOpen, close)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.viewer}>
          <Dialog.Title className="visually-hidden">{name}</Dialog.Title>
          <Stage pictures={pictures} name={name} start={start} onTurn={setIndex} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type StageProps = Pick<PictureViewerProps, 'pictures' | 'name' | 'start'> & { onTurn: (index: number) => void }

function Stage({ pictures, name, start, onTurn }: StageProps) {
  const text = useText()
  const { frame, index, scale, viewer, zoomTo } = useViewer(start, onTurn)
  const count = pictures.length
  const act = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: () => viewer?.slidePrev(),
      ArrowRight: () => viewer?.slideNext(),
      '+': () => zoomTo(scale + ZOOM.step),
      '=': () => zoomTo(scale + ZOOM.step),
      '-': () => zoomTo(scale - ZOOM.step),
    }[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }
  return (
    <div className={styles.stage} {...{ onKeyDown: act }}>
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          <span className="visually-hidden">{text('viewer.counter', { number: index + 1, count })}</span>
          <span aria-hidden="true">{text('product.counter', { number: index + 1, count })}</span>
        </p>
        <div className={styles.zoom}>
          <IconButton
            icon="minus"
            label={text('viewer.zoom-out')}
            isOff={scale <= ZOOM.least}
            onPress={() => zoomTo(scale - ZOOM.step)}
          />
          <output className={styles.scale}>{text('viewer.zoom', { percent: Math.round(scale * 100) })}</output>
          <IconButton
            icon="plus"
            label={text('viewer.zoom-in')}
            isOff={scale >= ZOOM.most}
            onPress={() => zoomTo(scale + ZOOM.step)}
          />
        </div>
        <Dialog.Close className={styles.button} aria-label={text('viewer.close')}>
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <ViewerSlides frame={frame} pictures={pictures} index={index} isEnlarged={scale > ZOOM.least} />
      {count > 1 && (
        <>
          <div className={styles.arrows}>
            <IconButton
              icon="chevron-left"
              label={text('viewer.previous')}
              isOff={index === 0}
              onPress={() => viewer?.slidePrev()}
            />
            <IconButton
              icon="chevron-right"
              label={text('viewer.next')}
              isOff={index === count - 1}
              onPress={() => viewer?.slideNext()}
            />
          </div>
          <ul className={styles.thumbnails} aria-label={text('product.pictures', { product: name })}>
            {pictures.map((picture, at) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-label={text('product.show-picture', { number: at + 1, count })}
                  aria-current={at === index || undefined}
                  onClick={() => viewer?.slideTo(at)}
                >
                  <Picture picture={picture} sizes="64px" alt="" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type IconButtonProps = {
  icon: 'minus' | 'plus' | 'chevron-left' | 'chevron-right'
  label: string
  isOff: boolean
  onPress: () => void
}

/** Stays focusable when disabled: a button that disappears under the finger takes the focus with it. */
function IconButton({ icon, label, isOff, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
