import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import { useAddToCart } from './use-add-to-cart.ts'

type AddButtonProps = {
  product: Pick<ShownProduct, '_id' | 'name' | 'countInStock'>
  /** The chosen size, type and price; without them, the default size and type. */
  size?: string | undefined
  price: number
  className?: string | undefined
}

/** Text button that adds a product to the cart. */
export function AddButton({ product, size, price, className = '' }: AddButtonProps) {
  const text = useText()
  const { isAdding, add, near } = useAddToCart()
  const isSoldOut = product.countInStock === 0
  const word = text(isSoldOut ? 'card.out-of-stock' : 'cart.add')
  return (
    <Button
      kind="buy"
      size="small"
      className={`${className} needs-script`}
      aria-label={`${word}: ${product.name}`}
      busy={isAdding}
      busyWord={text('cart.adding')}
      disabled={isSoldOut}
      onClick={() => add({ productId: product._id, shownPrice: price, ...(size !== undefined && { size }) })}
      {...near}
    >
      {word}
    </Button>
  )
}
