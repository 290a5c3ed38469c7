import { randomUUID } from 'node:crypto'
import type { auditLog } from '#api/platform/db/schema.ts'
import { defined } from '#domain/defined.ts'
import type { Event } from '../orders/insert-payments.ts'
import type { OrderRows } from '../orders/order-rows.ts'

type Entry = typeof auditLog.$inferInsert
type Staff = { staffId: string; staffName: string }
type Change = Pick<Entry, 'tableName' | 'rowKey' | 'action' | 'before' | 'after'>

const names = [
  'Anita Bajracharya',
  'Bijay Kunwar',
  'Chhiring Lama',
  'Diksha Pradhan',
  'Ekraj Budhathoki',
  'Fulmaya Tamang',
  'Ganga Poudel',
  'Hem Raj Oli',
]
/** They have no accounts; logs keep the names of staff who left. */
export const generatedStaff: readonly Staff[] = names.map((staffName) => ({ staffId: randomUUID(), staffName }))

const calls: Partial<Record<Event['action'], string>> = {
  confirm: 'POST /api/admin/orders/:id/confirmation',
  cancel: 'POST /api/admin/orders/:id/cancellation',
  return: 'POST /api/admin/orders/:id/return',
  deliver: 'POST /api/admin/deliveries/:id/hand-over',
  payment: 'POST /api/admin/orders/:id/transfers',
  refund: 'POST /api/admin/refunds/:id/record',
  'return-declined': 'POST /api/admin/returns/:id/decline',
}

/** Rows that an event belongs to. */
export type Touched = {
  rows: OrderRows
  deliveryId: string | undefined
  paymentId: string | undefined
  returnId: string | undefined
  /** State of the order before the event. */
  before: string
}

/** Returns what the audit log holds of an event: nothing unless staff caused it. */
export function auditRowsOf(event: Event, touched: Touched, place: number): Entry[] {
  const call = calls[event.action]
  if (event.actor !== 'staff' || call === undefined) return []
  const staff = defined(generatedStaff[place % generatedStaff.length], 'staff')
  const requestId = randomUUID()
  return changesOf(event, touched).map((change) => ({ ...staff, at: event.at, call, requestId, ...change }))
}

function changesOf({ action, state }: Event, { rows, deliveryId, paymentId, returnId, before }: Touched): Change[] {
  const { order, lines } = rows
  const moved = update('orders', order.id, { state: before }, { state })
  const delivery = (from: string, to: string) =>
    deliveryId === undefined ? [] : [update('deliveries', deliveryId, { state: from }, { state: to })]
  switch (action) {
    case 'confirm':
      return [
        moved,
        ...(deliveryId === undefined ? [] : [insert('deliveries', deliveryId, { order_id: order.id, number: 1 })]),
      ]
    case 'deliver':
      return [moved, ...delivery('planned', 'delivered')]
    case 'payment':
      return paymentId === undefined
        ? []
        : [insert('payments', paymentId, { order_id: order.id, amount: order.total, method: order.payment })]
    case 'cancel':
      return [moved, ...delivery('planned', 'cancelled')]
    case 'return':
      return [
        moved,
        ...lines.map((line) => update('products', String(line.productId), { sales_count: 9 }, { sales_count: 8 })),
      ]
    case 'return-declined':
      return returnId === undefined
        ? []
        : [update('return_requests', returnId, { state: 'requested' }, { state: 'declined' })]
    default:
      return []
  }
}

function insert(tableName: string, rowKey: string, after: Record<string, unknown>): Change {
  return { tableName, rowKey, action: 'insert', before: null, after }
}

function update(
  tableName: string,
  rowKey: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Change {
  return { tableName, rowKey, action: 'update', before, after }
}
