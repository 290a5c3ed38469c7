import type { Order } from '#contract/orders/orders.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { daysText } from '../../delivery-zones/day-texts.ts'
import { estimateText } from '../../delivery-zones/estimate-text.ts'
import { arrivalsOf, paidText, reductionText } from '../order/order-texts.ts'
import { dayAndSlot } from '../../fulfilment/slot-texts.ts'
import styles from './confirmed-totals.module.css'

/** Total, delivery date and payment method of the order. */
export function ConfirmedTotals({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { method, store, totals, money } = order
  const { subtotal, reductions, shippingFee, total, vat } = totals
  const toPay = toPayText(text, order)
  const days = arrivalText(text, format, order)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{text('order.subtotal')}</dt>
        <dd>{format.money(subtotal)}</dd>
      </div>
      <div>
        <dt>{text('order.shipping')}</dt>
        <dd className={shippingFee === 0 ? styles.less : undefined}>
          {shippingFee === 0 ? text('order.free') : format.money(shippingFee)}
        </dd>
      </div>
      {reductions.map((reduction, index) => (
        <div key={index}>
          <dt>{reductionText(text, reduction)}</dt>
          <dd className={styles.less}>{text('checkout.minus', { amount: format.money(reduction.amount) })}</dd>
        </div>
      ))}
      <div>
        <dt>{text('checkout.vat', { percent: VAT_PERCENT })}</dt>
        <dd>{format.money(vat)}</dd>
      </div>
      {days !== undefined && (
        <div className={styles.rule}>
          <dt>
            {method === 'pickup'
              ? (store?.name ?? text('order.method.pickup'))
              : text('confirmed.delivery-to', { place: townText(format, order) })}
          </dt>
          <dd>{days}</dd>
        </div>
      )}
      <div>
        <dt>{text('order.payment')}</dt>
        <dd>{paidText(text, order)}</dd>
      </div>
      <div className={`${styles.rule} ${styles.due}`}>
        <dt>{toPay ?? text(money.paid >= total ? 'confirmed.due-nothing' : 'order.total')}</dt>
        <dd>{format.money(toPay === undefined ? total : money.due)}</dd>
      </div>
    </dl>
  )
}

/** Names what is still to be paid; undefined for nothing, and while the shop checks a receipt. */
function toPayText(text: Text, { payment, method, money }: Order): string | undefined {
  if (money.due === 0 || money.voucher?.state === 'sent') return undefined
  return text(`confirmed.due-${payment === 'cod' && method === 'pickup' ? 'pickup' : payment}`)
}

/** Formats `Pokhara, Kaski`, without repeating a name as in Kathmandu. */
function townText(format: Formats, { city, district }: Order): string {
  const parts = city === district ? [district] : [city, district]
  return parts
    .filter((part) => part !== '')
    .map(format.place)
    .join(', ')
}

/** Returns undefined once the estimate does not hold any more. */
function arrivalText(text: Text, format: Formats, order: Order): string | undefined {
  const { method } = order
  const { chosen, estimate, hasEstimate, arranged } = arrivalsOf(order)
  if (!hasEstimate) return chosen.map(({ day, slot }) => dayAndSlot(text, format, day!, slot)).join('; ') || undefined
  if (estimate === null && arranged) return text('confirmed.by-phone-usually', { days: daysText(text, arranged) })
  if (estimate === null) return text('confirmed.by-phone')
  if (method === 'pickup') return text('order.pickup-from', { first: format.shortDay(estimate.first) })
  return estimateText(text, format, estimate)
}
