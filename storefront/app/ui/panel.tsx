import { Dialog } from '@base-ui/react/dialog'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './panel.module.css'
import { useCloseRequest } from './use-close-request.ts'

type PanelProps = {
  /** Where it comes from. `centre` is a dialog in the middle, on phones a sheet from below. */
  side: 'left' | 'right' | 'bottom' | 'centre'
  title: ReactNode
  /** What the close button is called. */
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** Widest in the middle, such as `720px`; the dialog's width otherwise. */
  width?: string
  /** The title is said, not shown, and the close button lies over what scrolls. */
  isBare?: boolean
  /** On phones a sheet from below that is only as high as what it holds. */
  isShort?: boolean
  /** Holds nothing that takes the focus: what scrolls takes it, so that keys scroll it in every browser. */
  isText?: boolean
  /** Stands still below what scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A drawer, sheet or dialog over the page: the focus is kept inside and given back, Escape, Back on phones and a press
 * outside close it. Import it only from parts that are loaded when they open: the dialog behind it weighs 20 KB.
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
  foot,
  children,
}: PanelProps) {
  const titleId = useId()
  useCloseRequest(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup
          className={`${styles.panel} ${styles[side]} ${isShort ? styles.short : ''}`}
          style={widthStyle(width)}
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
