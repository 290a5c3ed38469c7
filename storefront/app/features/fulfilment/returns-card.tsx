import type { ReturnRequest } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import { MOST_RETURNS } from '#domain/fulfilment/after-sales.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { AfterSalesCard } from './after-sales-card.tsx'
import { isPaidInCash, returnableCounts } from './order-lines.ts'
import { ReturnEntry } from './return-entry.tsx'

const loadDialog = () => import('./return-form.tsx')

/** Returns of an order and their states, with a button for a new one. */
export function ReturnsCard({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { returns, returnUntil, items } = order
  const returnable = returnableCounts(order)
  const isAnyLeft = returnable.some((count) => count > 0)
  const isWaiting = returns.some(isUnderWay)
  return (
    <AfterSalesCard
      id="order-returns"
      title={text('return.title')}
      sent={returns.map((request) => ({
        id: request._id,
        entry: <ReturnEntry request={request} items={items} door={door} isCash={isPaidInCash(order)} />,
      }))}
      sentLabel={text('return.sent')}
      until={returnUntil}
      untilText={(until) =>
        text(returns.length === 0 ? 'return.until' : 'return.more-until', { date: format.shortDate(until) })
      }
      isPossible={isAnyLeft && !isWaiting}
      whyNot={
        isAnyLeft && isWaiting && returns.length < MOST_RETURNS && !order.isReadOnly
          ? text('return.others-later')
          : undefined
      }
      ask={text('return.ask')}
      loadDialog={loadDialog}
      asked={{ order, returnable, door }}
    />
  )
}

/** Returns whether the return is still open; an order has at most one. */
function isUnderWay({ state }: Pick<ReturnRequest, 'state'>): boolean {
  return state === 'requested' || state === 'approved' || state === 'collected'
}
