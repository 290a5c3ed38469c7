import { useRef, useState } from 'react'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { BuyBar } from './buy-bar.tsx'
import styles from './buy-box.module.css'
import { QuantityField } from '../page/quantity-field.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

type BuyBoxProps = {
  product: Product
  variant: Variant
  /** Called in the quick view before the drawer opens. The product page has a bar at the bottom instead. */
  onAdded?: (() => void) | undefined
}

/** Quantity and the buttons that add to the cart; on the page one of them goes on to the checkout. */
export function BuyBox({ product, variant, onAdded }: BuyBoxProps) {
  const text = useText()
  const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const [wanted, setWanted] = useState(1)
  const { isAdding, isBuying, add, buy: buyNow, near } = useAddToCart(onAdded)
  const { _id: variantId, price: shownPrice, countInStock } = variant
  const quantity = Math.max(1, Math.min(wanted, countInStock))
  const line = { variantId, quantity, shownPrice }
  const buy = {
    disabled: countInStock === 0,
    busy: isAdding,
    busyWord: text('cart.adding'),
    onClick: () => add(line),
    children: text(countInStock === 0 ? 'card.out-of-stock' : 'cart.add'),
    ...near,
  }
  return (
    <div ref={box} className={`${styles.box} needs-script`}>
      {countInStock > 0 && (
        <QuantityField
          of={product.name}
          value={quantity}
          most={countInStock}
          className={styles.quantity}
          onChange={setWanted}
        />
      )}
      <Button kind="buy" size="large" className={styles.buy} {...buy} />
      {!onAdded && countInStock > 0 && (
        <Button
          kind="outline"
          size="large"
          className={styles.buy}
          busy={isBuying}
          busyWord={text('cart.adding')}
          onClick={() => buyNow(line)}
          {...near}
        >
          {text('cart.buy-now')}
        </Button>
      )}
      {!onAdded && <BuyBar box={box} product={product} variant={variant} buy={buy} />}
    </div>
  )
}

export type BuyProps = Parameters<typeof Button>[0]
