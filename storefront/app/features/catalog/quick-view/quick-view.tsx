import { useText } from '../../../messages/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { ShownProduct } from '../card/shown-product.ts'
import { QuickViewInfo } from './quick-view-info.tsx'
import { QuickViewPictures } from './quick-view-pictures.tsx'
import styles from './quick-view.module.css'

type QuickViewProps = {
  product: ShownProduct
  size: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** A dialog with a product's pictures and details. Closing it discards the choice. */
export default function QuickView({ product, size, isOpen, onClose }: QuickViewProps) {
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
      <div className={styles.view}>
        <QuickViewPictures pictures={product.pictures} name={product.name} />
        <div className={styles.info}>
          <QuickViewInfo productId={product._id} size={size} onLeave={onClose} />
        </div>
      </div>
    </Panel>
  )
}
