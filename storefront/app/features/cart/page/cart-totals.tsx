import type { ReactNode } from 'react'
import type { SharedCart } from '#contract/cart.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { ReductionRows, ShippingRow, TotalRow } from './total-row.tsx'
import styles from './totals.module.css'

type CartTotalsProps = Pick<SharedCart, 'totals' | 'itemCount'> & {
  isSettled: boolean
  /** The way on, with any notes about it. */
  children: ReactNode
}

/** The totals box. Shipping is an estimate for Nepal; the checkout knows the district. */
export function CartTotals({ totals, itemCount, isSettled, children }: CartTotalsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <section aria-labelledby="cart-totals" className={styles.box}>
      <h2 id="cart-totals">{text('cart.totals')}</h2>
      <dl className={styles.rows} aria-busy={!isSettled}>
        <TotalRow label={text('cart.subtotal')} amount={totals.subtotal} />
        {itemCount > 0 && <ShippingRow label={text('cart.shipping-installation')} fee={totals.shippingFee} />}
        <ReductionRows reductions={totals.reductions} />
        <div>
          <dt>{text('cart.estimate-for')}</dt>
          <dd>{text('cart.nepal')}</dd>
        </div>
        <TotalRow label={text('cart.total')} amount={totals.total} isTotal />
      </dl>
      <p className={styles.vat}>
        {text('cart.vat', {
          percent: VAT_PERCENT,
          vat: format.money(totals.vat),
          without: format.money(totals.totalWithoutVat),
        })}
      </p>
      {children}
    </section>
  )
}
