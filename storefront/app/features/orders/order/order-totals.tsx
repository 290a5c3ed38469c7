import { VAT_PERCENT } from '#domain/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { reductionText } from './order-texts.ts'
import styles from './order-totals.module.css'

/** Totals as charged by the shop. */
export function OrderTotals({ totals }: { totals: Order['totals'] }) {
  const text = useText()
  const format = useFormat()
  const { subtotal, reductions, shippingFee, total, vat, totalWithoutVat } = totals
  return (
    <div className={styles.totals}>
      <dl>
        <div className={styles.row}>
          <dt>{text('order.subtotal')}</dt>
          <dd>{format.money(subtotal)}</dd>
        </div>
        <div className={styles.row}>
          <dt>{text('order.shipping')}</dt>
          <dd className={shippingFee === 0 ? styles.less : undefined}>
            {shippingFee === 0 ? text('order.free') : format.money(shippingFee)}
          </dd>
        </div>
        {reductions.map((reduction, index) => (
          <div key={index} className={styles.row}>
            <dt>{reductionText(text, reduction)}</dt>
            <dd className={styles.less}>−{format.money(reduction.amount)}</dd>
          </div>
        ))}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{text('order.total')}</dt>
          <dd>{format.money(total)}</dd>
        </div>
      </dl>
      <p className={styles.vat}>
        {text('order.vat', { percent: VAT_PERCENT, vat: format.money(vat), without: format.money(totalWithoutVat) })}
      </p>
    </div>
  )
}
