import { getTableName } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import {
  auditLog,
  bankVouchers,
  cashHandoverLines,
  cashHandovers,
  customerFigures,
  damageReports,
  deliveries,
  deliveryLines,
  invoices,
  mails,
  orderEvents,
  orderLines,
  orders,
  paymentAttempts,
  payments,
  personalReads,
  photos,
  refunds,
  returnLines,
  returnRequests,
  stockMovements,
  users,
  waitingPapers,
} from '#api/platform/db/schema.ts'
import { copyRows } from './copy-rows.ts'

/** Names of the tables that get many rows. */
export const generatedTables = [
  auditLog,
  cashHandoverLines,
  cashHandovers,
  customerFigures,
  deliveries,
  deliveryLines,
  invoices,
  mails,
  orderEvents,
  orderLines,
  orders,
  payments,
  personalReads,
  refunds,
  returnLines,
  returnRequests,
  stockMovements,
  users,
].map(getTableName)

type Rows<Table extends { $inferInsert: object }> = Table['$inferInsert'][]

export type Batch = ReturnType<typeof emptyBatch>

/** Rows to insert together. `write` inserts them in the order that foreign keys require. */
export function emptyBatch() {
  const rows = {
    users: [] as Rows<typeof users>,
    orders: [] as Rows<typeof orders>,
    lines: [] as Rows<typeof orderLines>,
    attempts: [] as Rows<typeof paymentAttempts>,
    payments: [] as Rows<typeof payments>,
    refunds: [] as Rows<typeof refunds>,
    deliveries: [] as Rows<typeof deliveries>,
    deliveryLines: [] as Rows<typeof deliveryLines>,
    returns: [] as Rows<typeof returnRequests>,
    returnLines: [] as Rows<typeof returnLines>,
    photos: [] as Rows<typeof photos>,
    damage: [] as Rows<typeof damageReports>,
    vouchers: [] as Rows<typeof bankVouchers>,
    events: [] as Rows<typeof orderEvents>,
    invoices: [] as Rows<typeof invoices>,
    waitingPapers: [] as Rows<typeof waitingPapers>,
    movements: [] as Rows<typeof stockMovements>,
    handovers: [] as Rows<typeof cashHandovers>,
    handoverLines: [] as Rows<typeof cashHandoverLines>,
    mails: [] as Rows<typeof mails>,
    reads: [] as Rows<typeof personalReads>,
    audit: [] as Rows<typeof auditLog>,
  }
  return {
    ...rows,
    async write(client: ClientBase): Promise<void> {
      await copyRows(client, users, rows.users)
      await copyRows(client, orders, rows.orders)
      await copyRows(client, orderLines, rows.lines)
      await copyRows(client, paymentAttempts, rows.attempts)
      await copyRows(client, payments, rows.payments)
      await copyRows(client, refunds, rows.refunds)
      await copyRows(client, deliveries, rows.deliveries)
      await copyRows(client, deliveryLines, rows.deliveryLines)
      await copyRows(client, returnRequests, rows.returns)
      await copyRows(client, returnLines, rows.returnLines)
      await copyRows(client, photos, rows.photos)
      await copyRows(client, damageReports, rows.damage)
      await copyRows(client, bankVouchers, rows.vouchers)
      await copyRows(client, orderEvents, rows.events)
      await copyRows(client, invoices, rows.invoices)
      await copyRows(client, waitingPapers, rows.waitingPapers)
      await copyRows(client, stockMovements, rows.movements)
      await copyRows(client, cashHandovers, rows.handovers)
      await copyRows(client, cashHandoverLines, rows.handoverLines)
      await copyRows(client, mails, rows.mails)
      await copyRows(client, personalReads, rows.reads)
      await copyRows(client, auditLog, rows.audit)
    },
  }
}
