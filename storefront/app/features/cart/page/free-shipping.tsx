import type { CSSProperties } from 'react'
import type { Cart } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './free-shipping.module.css'

type FreeShippingProps = Pick<Cart, 'totals' | 'itemCount' | 'fitting'>

/** How much more earns free delivery; nothing when there is nothing to deliver. */
export function FreeShipping({ totals, itemCount, fitting }: FreeShippingProps) {
  const text = useText()
  const format = useFormat()
  const { missingForFreeShipping: missing, freeShippingOver } = totals
  if (itemCount === 0) return null
  const share = 1 - missing / (freeShippingOver + 1)
  return (
    <div className={missing === 0 ? styles.free : styles.missing}>
      <p>
        <Icon name={missing === 0 ? 'check' : 'truck'} size={20} />
        {missing === 0
          ? text(fitting ? 'cart.free' : 'cart.free-shipping')
          : text(fitting ? 'cart.until-free' : 'delivery.until-free', {
              amount: format.money(Math.max(1, missing - 1)),
            })}
      </p>
      {missing > 0 && (
        <span aria-hidden="true" className={styles.track}>
          <span style={{ '--share': share } as CSSProperties} />
        </span>
      )}
    </div>
  )
}
