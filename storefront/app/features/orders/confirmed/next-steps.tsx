import type { Order } from '#contract/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { estimateText } from '../../delivery-zones/estimate-text.ts'
import { addressText } from '../order/order-texts.ts'
import styles from './next-steps.module.css'

const clock = 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM12 7.500V12l3 2'

/** The next steps of the shop and the shopper. */
export function NextSteps({ order, shop }: { order: Order; shop: ShopSettings }) {
  const text = useText()
  const format = useFormat()
  const { collectionCode, cancelUntil } = order
  const payment = payText(text, format, order)
  return (
    <section className={styles.next} aria-labelledby="confirmed-next">
      <h2 id="confirmed-next" className={styles.title}>
        {text('confirmed.next')}
      </h2>
      {collectionCode !== null && (
        <p className={styles.code}>
          <span>{text('order.collection-code')}</span>
          <strong>{collectionCode}</strong>
          <span>{text('order.collection-hint')}</span>
        </p>
      )}
      <ul className={styles.steps}>
        <li>
          <Icon name={order.method === 'pickup' ? 'store' : 'truck'} size={20} />
          <span>{arrivalText(text, format, order, shop)}</span>
        </li>
        {payment !== undefined && (
          <li>
            <Icon name="info" size={20} />
            <span>{payment}</span>
          </li>
        )}
        {cancelUntil !== null && (
          <li>
            <Icon name={clock} size={20} />
            <span>{text('confirmed.cancel', { time: format.time(cancelUntil) })}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function arrivalText(
  text: Text,
  format: Formats,
  { method, store, estimate, address, phone, payment, status }: Order,
  shop: ShopSettings,
): string {
  if (method === 'pickup') {
    const place = store ? `${store.name}, ${store.address}` : `${shop.streetAddress}, ${shop.city}`
    return estimate
      ? text('confirmed.collect-from', { place, day: format.shortDay(estimate.first) })
      : text('confirmed.collect', { place })
  }
  const where = addressText(format, address)
  // The days count from the order. Nothing is made ready before the transfer is there.
  const arrives = payment === 'bank' && status === 'pending' ? 'confirmed.arrives-bank' : 'confirmed.arrives'
  return estimate
    ? text(arrives, { dates: estimateText(text, format, estimate), address: where })
    : text('confirmed.by-arrangement', { phone: format.phone(phone), address: where })
}

/** Returns undefined when nothing can be paid any more, and while the shop checks a receipt. */
function payText(text: Text, format: Formats, { payment, method, totals, money }: Order): string | undefined {
  const amount = format.money(totals.total)
  if (money.paid >= totals.total) return text('confirmed.paid', { amount })
  const isTransferSent = money.voucher?.state === 'sent'
  if (payment === 'bank') return isTransferSent ? undefined : text('confirmed.pay-bank', { amount })
  if (!isWallet(payment)) return text(method === 'pickup' ? 'confirmed.pay-pickup' : 'confirmed.pay-cod', { amount })
  return money.payNow ? text('confirmed.pay-wallet') : undefined
}
