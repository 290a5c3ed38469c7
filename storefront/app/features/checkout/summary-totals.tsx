import type { Quote, Reduction } from '#contract/checkout.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import styles from './summary-totals.module.css'

/** Totals as computed by the server. */
export function SummaryTotals({ quote: { totals, fitting } }: { quote: Pick<Quote, 'totals' | 'fitting'> }) {
  const text = useText()
  const format = useFormat()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{text('checkout.subtotal')}</dt>
        <dd>{format.money(totals.subtotal)}</dd>
      </div>
      <div>
        <dt>
          {text(fitting ? 'checkout.shipping' : 'checkout.shipping-only')}
          {totals.isEstimate && <span className={styles.estimate}>{text('checkout.estimate')}</span>}
        </dt>
        <dd className={totals.shippingFee === 0 ? styles.free : undefined}>
          {totals.shippingFee === 0 ? text('delivery.free') : format.money(totals.shippingFee)}
        </dd>
      </div>
      {totals.reductions.map(({ amount, ...reduction }, index) => (
        <div key={index} className={styles.reduction}>
          <dt>{reductionText(text, reduction)}</dt>
          <dd>{text('checkout.minus', { amount: format.money(amount) })}</dd>
        </div>
      ))}
      <div>
        <dt>{text('checkout.vat', { percent: VAT_PERCENT })}</dt>
        <dd>{format.money(totals.vat)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{text(totals.isEstimate ? 'checkout.total-estimate' : 'checkout.total')}</dt>
        <dd>{format.money(totals.total)}</dd>
      </div>
    </dl>
  )
}

function reductionText(text: Text, { name, code, sets }: Omit<Reduction, 'amount'>): string {
  if (sets !== undefined) return text('checkout.set', { name, count: sets })
  return code === null ? name : text('checkout.reduction', { name, code })
}
