import type { OrderDelivery } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import type { DeliveryState } from '#domain/fulfilment/delivery-planning.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { estimateText } from '../delivery-zones/estimate-text.ts'
import { StatePill } from '../orders/order/order-status.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { arrangedText } from '../orders/order/arranged-text.ts'
import { isFirstTry, placeText } from '../orders/order/order-texts.ts'
import { dayAndSlot } from './slot-texts.ts'
import styles from './delivery.module.css'
import { HandoverCode } from './handover-code.tsx'
import { PieceList } from './piece-list.tsx'
import { PlanDelivery } from './plan-delivery.tsx'

const tones: Record<DeliveryState, OrderState> = {
  planned: 'pending',
  out: 'confirm',
  delivered: 'delivered',
  cancelled: 'cancelled',
}

type DeliveryProps = {
  delivery: OrderDelivery
  /** Number of deliveries. */
  count: number
  /** Whether the link that asks for a day means this one. */
  isLinked: boolean
  order: Order
  door: OrderAccess
  settings: ShopSettings
}

/**
 * A delivery of an order: its date, its items if there are several deliveries, and the handover code or its progress.
 */
export function Delivery({ delivery, count, isLinked, order, door, settings }: DeliveryProps) {
  const text = useText()
  const format = useFormat()
  const { number, state, code, pieces, failed, cash } = delivery
  const isToCome = state === 'planned' || state === 'out'
  const isMadeToCollect = order.method === 'pickup' && order.custom !== null && isToCome && delivery.day === null
  const when = isMadeToCollect ? madeText(text, order, settings) : whenText(text, format, delivery, order)
  return (
    <section className={styles.delivery} aria-label={text('deliveries.one', { number, count })}>
      <div className={styles.plan}>
        <div className={styles.head}>
          {count > 1 && <h3 className={styles.name}>{text('deliveries.one', { number, count })}</h3>}
          {(count > 1 || state !== 'planned') && (
            <StatePill tone={tones[state]}>{text(`deliveries.state.${state}`)}</StatePill>
          )}
        </div>
        {failed && (
          <p className={styles.when}>
            {text('deliveries.failed', { day: format.shortDay(failed.day), reason: failed.reason })}
          </p>
        )}
        <p className={failed ? undefined : styles.when}>{when}</p>
        {cash !== null && (
          <p>
            {text(order.method === 'pickup' ? 'deliveries.cash-pickup' : 'deliveries.cash', {
              amount: format.money(cash),
            })}
          </p>
        )}
        {count > 1 && <PieceList pieces={pieces} items={order.items} />}
        <PlanDelivery delivery={delivery} isLinked={isLinked} order={order} door={door} />
      </div>
      {isToCome && (
        <HandoverCode order={order} code={code && inGroups(code)} isPart={count > 1} isOut={state === 'out'} />
      )}
    </section>
  )
}

function whenText(
  text: Text,
  format: Formats,
  delivery: OrderDelivery,
  { method, custom, estimate: promised, arranged }: Pick<Order, 'method' | 'custom' | 'estimate' | 'arranged'>,
): string {
  const { state, day, slot, estimate, failed, deliveredAt, planning } = delivery
  if (deliveredAt !== null) {
    return text('deliveries.brought', { date: format.shortDate(deliveredAt), time: format.time(deliveredAt) })
  }
  if (state === 'cancelled') return text('deliveries.off')
  if (day !== null) return dayAndSlot(text, format, day, slot)
  if (promised === null) {
    if (method === 'pickup') return text('deliveries.collect')
    if (!isMade(custom) && !failed) return text('order.once-ready')
    return arrangedText(text, isFirstTry(delivery) ? arranged : null)
  }
  if (method === 'pickup') return text('deliveries.collect-from', { day: format.shortDay(promised.first) })
  const chooses = text(planning === null ? 'deliveries.shop-chooses' : 'deliveries.undated')
  if (estimate === null) return chooses
  const expected = text('deliveries.expected', { dates: estimateText(text, format, estimate) })
  return `${expected} ${failed ? chooses : text('deliveries.without-day')}`
}

/** Says of a custom piece that is ready where it can be collected, and whether it must be paid before. */
function madeText(text: Text, order: Order, settings: ShopSettings): string {
  const place = placeText(order, settings)
  return text(order.money.due > 0 ? 'deliveries.collect-unpaid' : 'deliveries.collect-made', { place })
}

/** Formats `482913` as `482 913`. */
function inGroups(code: string): string {
  return code.replace(/^(\d{3})(\d{3})$/, '$1 $2')
}
