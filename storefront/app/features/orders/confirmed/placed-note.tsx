import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import type { UnseenOrder } from './unseen-order.ts'

/** Says that the order is placed, or what it still needs, while its confirmation loads. */
export function PlacedNote({ order }: { order: UnseenOrder }) {
  const text = useText()
  const isOnline = useIsOnline()
  return (
    <p role="status">
      <PlacedStep order={order} /> {text(isOnline ? 'confirmed.opening' : 'confirmed.opens-online')}
    </p>
  )
}

/** Names the step that is left and its deadline; says that the order is placed if none is. */
export function PlacedStep({ order: { codeBy, payBy } }: { order: UnseenOrder }) {
  const text = useText()
  const { time } = useFormat()
  if (codeBy !== null) return text('confirmed.enter-code', { time: time(codeBy) })
  return payBy === null ? text('confirmed.is-placed') : text('confirmed.pay-by', { time: time(payBy) })
}
