import { CompareButton } from '../compare/compare-button.tsx'
import { ExpandButton } from '../quick-view/expand-button.tsx'
import { HeartButton } from '../../wishlist/heart-button.tsx'
import styles from './card-controls.module.css'
import type { ShownProduct } from './shown-product.ts'

type CardControlsProps = {
  product: ShownProduct
  /** The size chosen on the card; none for a product of one size. */
  size: string | undefined
}

/** On a card's picture: the heart, and what rises under mouse and keyboard and always stands there where nothing can hover. */
export function CardControls({ product, size }: CardControlsProps) {
  return (
    <>
      <HeartButton productId={product._id} name={product.name} className={styles.heart} />
      <div className={`${styles.controls} needs-script`}>
        <ExpandButton product={product} size={size} className={styles.control} />
        <CompareButton productId={product._id} name={product.name} className={styles.control} />
      </div>
    </>
  )
}
