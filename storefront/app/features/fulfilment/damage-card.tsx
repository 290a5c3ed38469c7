import type { Order } from '#contract/orders/orders.ts'
import { defined } from '#domain/defined.ts'
import { deadlineOf } from '#domain/language/deadline.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { AfterSalesCard } from './after-sales-card.tsx'
import { DamageEntry } from './damage-entry.tsx'
import { reportableLines } from './order-lines.ts'

const loadDialog = () => import('./damage-form.tsx')

/** Reported damage and the shop's answers, with a button for another report. */
export function DamageCard({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { damage, damageUntil, items } = order
  const lines = reportableLines(order)
  return (
    <AfterSalesCard
      id="order-damage"
      title={text('damage.title')}
      sent={damage.map((report) => ({
        id: report._id,
        entry: (
          <DamageEntry report={report} item={defined(items[report.position], `item ${report.position}`)} door={door} />
        ),
      }))}
      sentLabel={text('damage.sent')}
      until={damageUntil}
      untilText={(until) => text(damage.length === 0 ? 'damage.until' : 'damage.more-until', deadlineOf(format, until))}
      isPossible={lines.length > 0}
      ask={text('damage.report')}
      loadDialog={loadDialog}
      asked={{ order, lines, door }}
    />
  )
}
