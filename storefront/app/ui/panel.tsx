import { Dialog } from '@base-ui/react/dialog'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './panel.module.css'
import { toastEvents } from './toast.tsx'
import { useBackCloses } from './use-back-closes.ts'

type PanelProps = {
  /**
   * The side it opens from. `centre` is a dialog in the middle, on phones a bottom sheet. `lower` is for phones: it leaves
   * the upper half of the page in sight, and the left half of a phone on its side.
   */
  side: 'left' | 'right' | 'bottom' | 'centre' | 'lower'
  title: ReactNode
  /** Name of the close button. */
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** Maximum width in the middle, such as `720px`; by default the dialog's width. */
  width?: string
  /** The title is for screen readers only, and the close button overlaps the scrolling content. */
  isBare?: boolean
  /** On phones a bottom sheet that is only as high as its content. */
  isShort?: boolean
  /**
   * Set for content without focusable elements: the scrolling box takes the focus, so that keys scroll it in every
   * browser.
   */
  isText?: boolean
  /** Taps on it do nothing in its first moment: a finger that pressed for it may come down again. */
  isGuarded?: boolean
  /** What takes the focus on opening where a pointer is fine; on phones the keyboard would cover the rest. */
  firstField?: RefObject<HTMLElement | null>
  /** Stays fixed below the scrolling content. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A drawer, sheet or dialog over the page. It traps the focus and returns it on closing. Escape, Back and a click
 * outside close it. Import it only in parts that load on demand, since its dialog library is 20 KB.
 */
export function Panel({
  side,
  title,
  closeLabel,
  isOpen,
  onClose,
  width,
  isBare = false,
  isShort = false,
  isText = false,
  isGuarded = false,
  firstField,
  foot,
  children,
}: PanelProps) {
  const titleId = useId()
  useBackCloses(isOpen, onClose)
  useEffect(() => {
    // They would cover its buttons.
    if (isOpen) toastEvents.dispatchEvent(new CustomEvent('toast'))
  }, [isOpen])
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={`${styles.scrim} ${side === 'lower' ? styles.clear : ''}`} />
        <Dialog.Popup
          className={`${styles.panel} ${styles[side]} ${isShort ? styles.short : ''} ${isGuarded ? styles.guarded : ''}`}
          style={widthStyle(width)}
          {...(firstField && {
            initialFocus: () => (matchMedia('(pointer: fine)').matches ? firstField.current : true),
          })}
        >
          <div className={isBare ? styles.bareHead : styles.head}>
            <Dialog.Title id={titleId} className={isBare ? 'visually-hidden' : styles.title}>
              {title}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={styles.body} {...(isText && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}>
            {children}
          </div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function widthStyle(width: string | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : ({ '--panel-width': width } as CSSProperties)
}
