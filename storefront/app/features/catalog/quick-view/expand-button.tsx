import type { CardOffer } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { drawing } from '../../../ui/drawing.ts'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import type { ShownProduct } from '../card/shown-product.ts'
import styles from './expand-button.module.css'

const loadQuickView = () => import('./quick-view.tsx')

const arrows = drawing('expand')

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
        style={arrows}
        aria-label={text('card.expand-product', { product: product.name })}
        {...opener}
      >
        {text('card.expand')}
      </button>
      {QuickView && <QuickView product={product} offer={offer} isOpen={isOpen} onClose={close} />}
    </>
  )
}
