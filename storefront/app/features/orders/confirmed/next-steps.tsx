import { Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { waitsForBank } from '#domain/instalments/request-states.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { daysText } from '../../delivery-zones/day-texts.ts'
import { estimateText } from '../../delivery-zones/estimate-text.ts'
import { CHOOSE_DAY_HASH, firstToChoose, knownDeliveries } from '../../fulfilment/known-deliveries.ts'
import { untilText } from '../../payments/until-text.ts'
import { addressText, arrivalsOf, stuckText } from '../order/order-texts.ts'
import { CANCEL_HASH } from '../order/cancel-link.ts'
import { dayAndSlot } from '../../fulfilment/slot-texts.ts'
import styles from './next-steps.module.css'

const calendar = 'M4.500 6h15v14h-15zM4.500 10h15M8.500 3.500V6M15.500 3.500V6'
const clock = 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM12 7.500V12l3 2'

/**
 * The next steps of the shop and the shopper.
 *
 * @param path  of the order's page, where it can be cancelled
 */
export function NextSteps({ order, shop, path }: { order: Order; shop: ShopSettings; path: string }) {
  const text = useText()
  const format = useFormat()
  const { method, status, email, collectionCode, cancelUntil, deliveries } = order
  const stuck = stuckText(text, format, order, shop.phone)
  const payment = payText(text, format, order)
  const canChoose = order.verifyBy === null && firstToChoose(knownDeliveries(order)) !== undefined
  return (
    <section className={styles.next} aria-labelledby="confirmed-next">
      <h2 id="confirmed-next" className={styles.title}>
        {text('confirmed.next')}
      </h2>
      {collectionCode !== null && deliveries.length < 2 && (
        <p className={styles.code}>
          <span>{text('order.collection-code')}</span>
          <strong>{collectionCode}</strong>
          <span>{text('order.collection-hint')}</span>
        </p>
      )}
      <ul className={styles.steps}>
        {arrivalTexts(text, format, order, shop).map((arrival) => (
          <li key={arrival}>
            <Icon name={method === 'pickup' ? 'store' : 'truck'} size={20} />
            <span>{arrival}</span>
          </li>
        ))}
        {canChoose && (
          <li className="not-printed">
            <Icon name={calendar} size={20} />
            <span>
              {text('confirmed.day')} <Link to={path + CHOOSE_DAY_HASH}>{text('confirmed.choose-day')}</Link>
            </span>
          </li>
        )}
        {method === 'pickup' && status === 'pending' && (
          <li>
            <Icon name="info" size={20} />
            <span>{text(email === '' ? 'order.collection-texted-later' : 'order.collection-mailed-later')}</span>
          </li>
        )}
        {stuck !== undefined && (
          <li>
            <Icon name="info" size={20} />
            <span>{stuck}</span>
          </li>
        )}
        {payment !== undefined && (
          <li>
            <Icon name="info" size={20} />
            <span>{payment}</span>
          </li>
        )}
        {cancelUntil !== null && (
          <li>
            <Icon name={clock} size={20} />
            <span>
              {text('confirmed.cancel', { time: untilText(text, format, cancelUntil) })}{' '}
              <Link to={path + CANCEL_HASH} className="not-printed">
                {text('order.cancel')}
              </Link>
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Says of each delivery with a chosen day when it comes, and of the others when we expect them. */
function arrivalTexts(text: Text, format: Formats, order: Order, shop: ShopSettings): string[] {
  const { method, store, address, phone, payment, status } = order
  const { chosen, estimate, hasEstimate, arranged } = arrivalsOf(order)
  const days = chosen.map(({ day, slot }) => dayAndSlot(text, format, day!, slot))
  if (method === 'pickup') {
    const place = store ? `${store.name}, ${store.address}` : `${shop.streetAddress}, ${shop.city}`
    if (hasEstimate && !estimate) return [text('confirmed.collect', { place })]
    if (hasEstimate) days.push(format.shortDay(estimate!.first))
    return days.map((day) => text('confirmed.collect-from', { place, day }))
  }
  const where = addressText(format, address)
  const said = days.map((dates) => text('confirmed.arrives', { dates, address: where }))
  if (!hasEstimate) return said
  // The days count from the order. Nothing is made ready before the transfer is there.
  const arrives = payment === 'bank' && status === 'pending' ? 'confirmed.arrives-bank' : 'confirmed.arrives'
  const expected = estimate
    ? text(arrives, { dates: estimateText(text, format, estimate), address: where })
    : callText(text, arranged, { phone: format.phone(phone), address: where })
  return [...said, expected]
}

function callText(text: Text, arranged: Order['arranged'], said: { phone: string; address: string }): string {
  if (!arranged) return text('confirmed.by-arrangement', said)
  return text('confirmed.usually', { days: daysText(text, arranged), ...said })
}

/** Returns undefined when nothing can be paid any more, and while the shop checks a receipt. */
function payText(
  text: Text,
  format: Formats,
  { payment, method, totals, money, recipient, instalments }: Order,
): string | undefined {
  if (money.due === 0) return text('confirmed.paid', { amount: format.money(totals.total) })
  const amount = format.money(money.due)
  if (waitsForBank(instalments)) return text('confirmed.pay-instalments')
  const isTransferSent = money.voucher?.state === 'sent'
  if (payment === 'bank') return isTransferSent ? undefined : text('confirmed.pay-bank', { amount })
  if (!isWallet(payment)) {
    if (method === 'pickup') return text('confirmed.pay-pickup', { amount })
    return recipient
      ? text('confirmed.pay-cod-recipient', { amount, name: recipient.name })
      : text('confirmed.pay-cod', { amount })
  }
  return money.payNow ? text('confirmed.pay-wallet') : undefined
}
