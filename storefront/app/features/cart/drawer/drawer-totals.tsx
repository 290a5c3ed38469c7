import { href } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useDistrict } from '../../delivery-zones/district/district.ts'
import { ArrivesLine } from '../../delivery-zones/promise/arrives-line.tsx'
import { cartAsPiece } from '../piece-of.ts'
import { CheckoutLink } from '../page/checkout-link.tsx'
import { ReductionRows, ShippingRow, TotalRow } from '../page/total-row.tsx'
import styles from '../page/totals.module.css'

type DrawerTotalsProps = { cart: Cart; isSettled: boolean; onLeave: () => void }

/** Totals of the drawer and the links to cart and checkout. */
export function DrawerTotals({ cart, isSettled, onLeave }: DrawerTotalsProps) {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const { totals, itemCount } = cart
  const shipping =
    district === '' ? text('cart.shipping') : text('cart.shipping-to', { district: format.place(district) })
  return (
    <div className={styles.drawer}>
      <dl className={styles.rows} aria-busy={!isSettled}>
        <TotalRow label={text('cart.items', { count: itemCount })} amount={totals.subtotal} />
        {itemCount > 0 && <ShippingRow label={shipping} fee={totals.shippingFee} />}
        <ReductionRows reductions={totals.reductions} />
        <TotalRow label={text('cart.total-excl')} amount={totals.totalWithoutVat} />
        <TotalRow label={text('cart.taxes')} amount={totals.vat} />
        <TotalRow label={text('cart.total-incl')} amount={totals.total} isTotal />
      </dl>
      <ArrivesLine piece={cartAsPiece(cart)} cost={totals.shippingFee} />
      <div className={styles.ways}>
        <LinkButton kind="outline" to={href('/cart')} onClick={onLeave}>
          {text('cart.view')}
        </LinkButton>
        <CheckoutLink isPossible={itemCount > 0} onClick={onLeave}>
          {text('cart.check-out')}
        </CheckoutLink>
      </div>
    </div>
  )
}
