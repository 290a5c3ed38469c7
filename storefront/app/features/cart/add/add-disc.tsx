import type { CardOffer } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { drawing } from '../../../ui/drawing.ts'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import styles from './add-disc.module.css'
import { lineOf } from './line-of.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/** The header's bag icon with a plus sign in it. */
const bagPlus = drawing(
  'M6 4h12l2 4.500V18a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 18V8.500zM4 8.500h16M9 14.500h6M12 11.500v6',
)

type AddDiscProps = {
  product: Pick<ShownProduct, '_id' | 'name'>
  /** The choice on the card. */
  offer: CardOffer
}

/** Round button that adds a card's chosen variant to the cart. */
export function AddDisc({ product, offer }: AddDiscProps) {
  const text = useText()
  const { isAdding, add, near } = useAddToCart()
  const isSoldOut = offer.countInStock === 0
  const word = text(isAdding ? 'cart.adding' : isSoldOut ? 'card.out-of-stock' : 'cart.add')
  return (
    <button
      type="button"
      className={`${styles.disc} needs-script`}
      style={bagPlus}
      aria-label={`${word}: ${product.name}`}
      aria-busy={isAdding || undefined}
      disabled={isSoldOut}
      onClick={() => add(lineOf(product, offer))}
      {...near}
    />
  )
}
