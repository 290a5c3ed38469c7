import { useState } from 'react'
import type { CardOffer } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { ShownProduct } from '../card/shown-product.ts'
import { picturesIn } from '../colors.ts'
import { QuickViewInfo } from './quick-view-info.tsx'
import { QuickViewPictures } from './quick-view-pictures.tsx'
import styles from './quick-view.module.css'

type QuickViewProps = {
  product: ShownProduct
  /** The color and size to show first. */
  offer: CardOffer
  isOpen: boolean
  onClose: () => void
}

/** A dialog with a product's pictures and details. Closing it discards the choice. */
export default function QuickView({ product, offer, isOpen, onClose }: QuickViewProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      isBare
      title={text('quick-view.title', { product: product.name })}
      closeLabel={text('quick-view.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <View product={product} offer={offer} onClose={onClose} />
    </Panel>
  )
}

function View({ product, offer, onClose }: Pick<QuickViewProps, 'product' | 'offer' | 'onClose'>) {
  const [color, showColor] = useState(offer.color)
  return (
    <div className={styles.view}>
      <QuickViewPictures key={color} pictures={picturesIn(color, product.pictures)} name={product.name} />
      <div className={styles.info}>
        <QuickViewInfo productId={product._id} offer={offer} onColor={showColor} onLeave={onClose} />
      </div>
    </div>
  )
}
