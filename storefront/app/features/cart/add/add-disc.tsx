import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import styles from './add-disc.module.css'
import { useAddToCart } from './use-add-to-cart.ts'

/** The header's bag icon with a plus sign in it. */
const BAG_PLUS =
  'M6 4h12l2 4.500V18a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 18V8.500zM4 8.500h16M9 14.500h6M12 11.500v6'

type AddDiscProps = {
  product: Pick<ShownProduct, '_id' | 'name'>
  /** The choice on the card and its displayed price. */
  size: string | undefined
  price: number
}

/** Round button that adds a card's chosen variant to the cart. */
export function AddDisc({ product, size, price }: AddDiscProps) {
  const text = useText()
  const { isAdding, add, near } = useAddToCart()
  return (
    <button
      type="button"
      className={`${styles.disc} needs-script`}
      aria-label={`${text('cart.add')}: ${product.name}`}
      aria-busy={isAdding || undefined}
      onClick={() => add({ productId: product._id, shownPrice: price, ...(size !== undefined && { size }) })}
      {...near}
    >
      <Icon name={BAG_PLUS} size={20} />
    </button>
  )
}
