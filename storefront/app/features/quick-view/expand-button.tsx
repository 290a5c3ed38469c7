import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import type { ShownProduct } from '../catalog/shown-product.ts'
import styles from './expand-button.module.css'

const loadQuickView = () => import('./quick-view.tsx')
const QuickView = lazy(loadQuickView)

type ExpandButtonProps = { product: ShownProduct; size: string | undefined; className?: string | undefined }

/** Opens a product's quick view, which is loaded when mouse, finger or keyboard come near. */
export function ExpandButton({ product, size, className }: ExpandButtonProps) {
  const text = useText()
  const [isLoading, setIsLoading] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)

  const open = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not every browser focuses a button that is pressed, and the focus comes back to what had it.
    currentTarget.focus()
    setIsLoading(true)
    try {
      await loadQuickView()
      setIsOpen(true)
    } catch (error) {
      console.error(error)
      showToast('error', text('quick-view.not-opened'))
    }
    setIsLoading(false)
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.expand} ${className}`}
        aria-label={text('card.expand-product', { product: product.name })}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={(event) => void open(event)}
      >
        <Icon name="expand" size={20} />
        <span className={styles.word}>{text('card.expand')}</span>
      </button>
      {wasOpen && (
        <Suspense>
          <QuickView product={product} size={size} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What does not come now is asked for again, and missed aloud, when the button is pressed. */
function comeNear(): void {
  loadQuickView().catch(() => undefined)
}
