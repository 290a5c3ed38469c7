import type { Order } from '#contract/orders/orders.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Fact } from './facts.tsx'
import { arrangedText } from './arranged-text.ts'
import { arrivalsOf } from './order-texts.ts'
import { dayAndSlot } from '../../fulfilment/slot-texts.ts'

/** The chosen days on which an order arrives or can be collected, or else when we expect it; nothing once it is over. */
export function ArrivalFacts({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const isPickup = order.method === 'pickup'
  const { chosen, estimate, hasEstimate, arranged } = arrivalsOf(order)
  if (chosen.length > 0) {
    return (
      <Fact name={text(isPickup ? 'order.day-pickup' : 'order.day')}>
        {chosen.map(({ number, day, slot }) => (
          <p key={number}>{dayAndSlot(text, format, day!, slot)}</p>
        ))}
      </Fact>
    )
  }
  if (!hasEstimate) return null
  return (
    <Fact name={text(isPickup ? 'order.arrival-pickup' : 'order.arrival')}>
      {arrivalText(text, format, { ...order, estimate, arranged })}
    </Fact>
  )
}

function arrivalText(
  text: Text,
  format: Formats,
  { method, estimate, arranged, custom }: Pick<Order, 'method' | 'estimate' | 'arranged' | 'custom'>,
): string {
  if (method === 'pickup' && custom) return text(isMade(custom) ? 'piece.stage.ready' : 'order.pickup-made')
  if (!estimate) return custom && !isMade(custom) ? text('order.once-ready') : arrangedText(text, arranged)
  const first = format.shortDay(estimate.first)
  if (method === 'pickup') return text('order.pickup-from', { first })
  return estimate.first === estimate.last
    ? first
    : text('order.between', { first, last: format.shortDay(estimate.last) })
}
