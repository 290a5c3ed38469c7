import type { CardOffer } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import type { ShownProduct } from '../card/shown-product.ts'
import styles from './expand-button.module.css'

const loadQuickView = () => import('./quick-view.tsx')

type ExpandButtonProps = { product: ShownProduct; offer: CardOffer; className?: string | undefined }

/** Opens a product's quick view, which loads when mouse, finger or keyboard come near. */
export function ExpandButton({ product, offer, className }: ExpandButtonProps) {
  const text = useText()
  const { Panel: QuickView, isOpen, close, opener } = useLazyPanel(loadQuickView)
  return (
    <>
      <button
        type="button"
        className={`${styles.expand} ${className}`}
        aria-label={text('card.expand-product', { product: product.name })}
        {...opener}
      >
        <Icon name="expand" size={20} />
        <span className={styles.word}>{text('card.expand')}</span>
      </button>
      {QuickView && <QuickView product={product} offer={offer} isOpen={isOpen} onClose={close} />}
    </>
  )
}
