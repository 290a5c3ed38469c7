import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import styles from './add-disc.module.css'
import { useAddToCart } from './use-add-to-cart.ts'

/** Like the bag of the header, with the sign of adding in it. */
const BAG_PLUS =
  'M6 4h12l2 4.500V18a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 18V8.500zM4 8.500h16M9 14.500h6M12 11.500v6'

type AddDiscProps = {
  product: Pick<ShownProduct, '_id' | 'name'>
  /** What is chosen, and what the shopper is shown for it. */
  size: string | undefined
  price: number
}

/** Adds what is chosen on a card to the cart. */
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
