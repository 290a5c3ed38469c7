import type { CardOffer } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import { lineOf } from './line-of.ts'
import { useAddToCart } from './use-add-to-cart.ts'

type AddButtonProps = {
  product: Pick<ShownProduct, '_id' | 'name'>
  offer: CardOffer
  className?: string | undefined
}

/** Text button that adds a product to the cart, in a color and size. */
export function AddButton({ product, offer, className = '' }: AddButtonProps) {
  const text = useText()
  const { isAdding, add, near } = useAddToCart()
  const isSoldOut = offer.countInStock === 0
  const word = text(isSoldOut ? 'card.out-of-stock' : 'cart.add')
  return (
    <Button
      kind="buy"
      size="small"
      className={`${className} needs-script`}
      aria-label={`${isAdding ? text('cart.adding') : word}: ${product.name}`}
      busy={isAdding}
      busyWord={text('cart.adding')}
      disabled={isSoldOut}
      onClick={() => add(lineOf(product, offer))}
      {...near}
    >
      {word}
    </Button>
  )
}
