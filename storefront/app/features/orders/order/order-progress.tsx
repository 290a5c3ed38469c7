import type { OrderState } from '#domain/orders/order-states.ts'
import { useText } from '../../../messages/text.ts'
import { statusText, type Standing } from './order-status.tsx'
import { Steps } from './steps.tsx'

const isOff: ReadonlySet<OrderState> = new Set(['cancelled', 'returned'])

export function OrderProgress({ order }: { order: Standing }) {
  const text = useText()
  const { status } = order
  const steps = orderSteps(status)
  return (
    <Steps
      label={text('order.progress')}
      steps={steps.map((step) => statusText(text, { ...order, status: step }))}
      present={steps.indexOf(status)}
      isOff={isOff.has(status)}
    />
  )
}

const usualWay = ['pending', 'confirm', 'delivered'] as const

/** Returns the steps of an order, including the current one. A cancelled order has no further steps. */
function orderSteps(status: OrderState): readonly OrderState[] {
  if (status === 'cancelled') return ['pending', 'cancelled']
  return status === 'returned' ? [...usualWay, 'returned'] : usualWay
}
