import type { Order, ReturnRequest } from '#contract/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import styles from './after-sales.module.css'
import { returnableCounts } from './order-lines.ts'
import { ReturnEntry } from './return-entry.tsx'
import { useSentFocus } from './use-sent-focus.ts'

const loadDialog = () => import('./return-dialog.tsx')

/** Returns of an order and their states, with a button for a new one while that is possible. */
export function ReturnsCard({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { returns, returnUntil, items } = order
  const dialog = useLazyPanel(loadDialog)
  const isBefore = useIsBefore(returnUntil)
  const returnable = returnableCounts(order)
  const isPossible = isBefore && returnable.some((count) => count > 0) && !returns.some(isUnderWay)
  const { box, noteSent } = useSentFocus(!isPossible)

  if (returns.length === 0 && !isPossible && !dialog.isOpen) return null
  return (
    <Card id="order-returns" title={text('return.title')}>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {returns.length > 0 && (
          <ul className={styles.entries} aria-label={text('return.sent')}>
            {returns.toReversed().map((request) => (
              <li key={request._id}>
                <ReturnEntry request={request} items={items} door={door} />
              </li>
            ))}
          </ul>
        )}
        {isPossible && returnUntil !== null && (
          <div className={styles.ask}>
            <p>
              {text(returns.length === 0 ? 'return.until' : 'return.more-until', {
                date: format.shortDate(returnUntil),
              })}
            </p>
            <Button kind="outline" {...dialog.opener}>
              {text('return.ask')}
            </Button>
          </div>
        )}
      </div>
      {dialog.Panel && (
        <dialog.Panel
          order={order}
          returnable={returnable}
          door={door}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onSent={noteSent}
        />
      )}
    </Card>
  )
}

/** Returns whether the return is still open; an order has at most one. */
function isUnderWay({ state }: Pick<ReturnRequest, 'state'>): boolean {
  return state === 'requested' || state === 'approved' || state === 'collected'
}
