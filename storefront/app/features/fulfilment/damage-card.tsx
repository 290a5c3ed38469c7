import type { Order } from '#contract/orders.ts'
import { defined } from '#domain/defined.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import styles from './after-sales.module.css'
import { DamageEntry } from './damage-entry.tsx'
import { reportableLines } from './order-lines.ts'
import { useSentFocus } from './use-sent-focus.ts'

const loadDialog = () => import('./damage-dialog.tsx')

/** Damage that was reported and what the shop says to it; as long as it can be, with the way to report it. */
export function DamageCard({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { damage, damageUntil } = order
  const dialog = useLazyPanel(loadDialog)
  const isBefore = useIsBefore(damageUntil)
  const lines = reportableLines(order)
  const isPossible = isBefore && lines.length > 0
  const { box, noteSent } = useSentFocus(!isPossible)

  if (damage.length === 0 && !isPossible && !dialog.isOpen) return null
  return (
    <Card id="order-damage" title={text('damage.title')}>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {damage.length > 0 && (
          <ul className={styles.entries} aria-label={text('damage.sent')}>
            {damage.toReversed().map((report) => (
              <li key={report._id}>
                <DamageEntry
                  report={report}
                  item={defined(order.items[report.position], `item ${report.position}`)}
                  door={door}
                />
              </li>
            ))}
          </ul>
        )}
        {isPossible && damageUntil !== null && (
          <div className={styles.ask}>
            <p>
              {text(damage.length === 0 ? 'damage.until' : 'damage.more-until', {
                time: format.time(damageUntil),
                date: format.shortDate(damageUntil),
              })}
            </p>
            <Button kind="outline" {...dialog.opener}>
              {text('damage.report')}
            </Button>
          </div>
        )}
      </div>
      {dialog.Panel && (
        <dialog.Panel
          order={order}
          lines={lines}
          door={door}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onSent={noteSent}
        />
      )}
    </Card>
  )
}
