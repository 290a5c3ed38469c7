import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { useFormat } from '../../../format.ts'
import { Card } from '../../accounts/my-account/card.tsx'
import { HandoverCode } from '../../fulfilment/handover-code.tsx'
import { ArrivalFacts } from './arrival-facts.tsx'
import { addressText, arrivalsOf, placeText } from './order-texts.ts'
import { Fact, Facts } from './facts.tsx'
import styles from './order-delivery.module.css'

/** How, where and when an order is delivered or collected. */
export function OrderDelivery({ order, settings }: { order: Order; settings: ShopSettings }) {
  const text = useText()
  const format = useFormat()
  const { method, floor, access, note, recipient, deliveries } = order
  const isPickup = method === 'pickup'
  // Once a delivery is recorded, it shows the code instead (features/fulfilment).
  const isToCollect = isPickup && order.custom === null && !overStates.has(order.status) && deliveries.length === 0
  const brought = deliveries.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  const { open } = arrivalsOf(order)
  return (
    <Card id="order-delivery" title={text('order.delivery')}>
      {isToCollect && <HandoverCode order={order} code={order.collectionCode} />}
      <Facts>
        <Fact name={text('order.method')}>{text(`order.method.${method}`)}</Fact>
        {isPickup && <Fact name={text('order.where-pickup')}>{placeText(order, settings)}</Fact>}
        <ArrivalFacts order={order} />
        {brought.length > 0 && (
          <Fact name={text(open.length > 0 ? 'order.event.part-delivered' : 'order.brought')}>
            {brought.map((at) => (
              <p key={at}>
                {format.shortDate(at)}, {format.time(at)}
              </p>
            ))}
          </Fact>
        )}
        {recipient && (
          <Fact name={text('order.recipient')}>
            <p>
              {recipient.name}, {format.digits(recipient.phone)}
            </p>
            {recipient.isGift && <p>{text('order.gift')}</p>}
          </Fact>
        )}
        {order.address !== '' && <Fact name={text('order.address')}>{addressText(format, order.address)}</Fact>}
        <Fact name={text('order.district')}>
          {text('order.district-in', {
            district: format.place(order.district),
            province: format.place(order.province),
          })}
        </Fact>
        {order.pincode !== '' && <Fact name={text('order.pincode')}>{format.digits(order.pincode)}</Fact>}
        {(floor !== null || access !== '') && (
          <Fact name={text('order.access')}>
            {floor !== null && <p>{floorText(text, floor, order.hasLift)}</p>}
            {access !== '' && <p className={styles.typed}>{access}</p>}
          </Fact>
        )}
        {note !== '' && (
          <Fact name={text('order.note')}>
            <p className={styles.typed}>{note}</p>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

function floorText(text: Text, floor: number, hasLift: boolean): string {
  const name = text('order.floor', { floor })
  return floor === 0 ? name : `${name}, ${text(hasLift ? 'order.with-lift' : 'order.without-lift')}`
}
