import type { CardOffer } from '#contract/catalog/products.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { ExpandButton } from '../quick-view/expand-button.tsx'
import { variantSearch } from '../product/variant-search.ts'
import { HeartButton } from '../../wishlist/heart-button.tsx'
import styles from './card-controls.module.css'
import type { ShownProduct } from './shown-product.ts'

type CardControlsProps = {
  product: ShownProduct
  /** The color and size chosen on the card. */
  offer: CardOffer
}

/**
 * The heart and the controls on a card's picture. The controls appear on hover or focus, and always on touch screens.
 */
export function CardControls({ product, offer }: CardControlsProps) {
  const choiceIn = (size: string) => {
    const alike = product.offers.find((one) => one.color === offer.color && one.size === size)
    return alike && variantSearch({ ...alike, type: null })
  }
  return (
    <>
      <HeartButton productId={product._id} name={product.name} chosen={offer} className={styles.heart} />
      <div className={`${styles.controls} needs-script`}>
        <ExpandButton product={product} offer={offer} className={styles.control} />
        <CompareButton
          productId={product._id}
          name={product.name}
          choice={variantSearch({ ...offer, type: null })}
          choiceIn={choiceIn}
          className={styles.control}
        />
      </div>
    </>
  )
}
