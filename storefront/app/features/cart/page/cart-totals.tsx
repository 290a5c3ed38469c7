import type { ReactNode } from 'react'
import type { SharedCart } from '#contract/cart.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { useDistrict } from '../../delivery-zones/district/district.ts'
import { ArrivesLine } from '../../delivery-zones/promise/arrives-line.tsx'
import { cartAsPiece } from '../piece-of.ts'
import { ReductionRows, ShippingRow, TotalRow } from './total-row.tsx'
import styles from './totals.module.css'

type CartTotalsProps = {
  cart: SharedCart
  isSettled: boolean
  /** The way on, right below the total: a small laptop shows it without scrolling. */
  way: ReactNode
  /** Any notes about it. */
  children: ReactNode
}

/** The totals box. Shipping is that of the chosen district, or an estimate for Nepal. */
export function CartTotals({ cart, isSettled, way, children }: CartTotalsProps) {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const { totals, itemCount, fitting } = cart
  return (
    <section aria-labelledby="cart-totals" className={styles.box}>
      <h2 id="cart-totals">{text('cart.totals')}</h2>
      <dl className={styles.rows} aria-busy={!isSettled}>
        <TotalRow label={text('cart.subtotal')} amount={totals.subtotal} />
        {itemCount > 0 && (
          <ShippingRow
            label={text(fitting ? 'cart.shipping-installation' : 'cart.shipping')}
            fee={totals.shippingFee}
          />
        )}
        <ReductionRows reductions={totals.reductions} />
        <div>
          <dt>{text('cart.estimate-for')}</dt>
          <dd>{district === '' ? text('cart.nepal') : text('cart.in-nepal', { district: format.place(district) })}</dd>
        </div>
        <TotalRow label={text('cart.total')} amount={totals.total} isTotal />
      </dl>
      {way}
      <p className={styles.vat}>
        {text('cart.vat', {
          percent: VAT_PERCENT,
          vat: format.money(totals.vat),
          without: format.money(totals.totalWithoutVat),
        })}
      </p>
      <div className={styles.promise}>
        <ArrivesLine piece={cartAsPiece(cart)} cost={totals.shippingFee} />
      </div>
      {children}
    </section>
  )
}
