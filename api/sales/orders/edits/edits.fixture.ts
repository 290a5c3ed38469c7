import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { demoSettings } from '../../../../seed/settings.ts'
import type { OrderEditSaveBody } from '#contract/admin/orders/edits.ts'
import type { App } from '../../../app.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import type { Db } from '../../../platform/db/client.ts'
import { invoices, orderLines, orders, refunds, shopSettings, variants } from '../../../platform/db/schema.ts'
import { decryptInvoice } from '../../invoices/invoice-crypt.ts'
import { testOptions } from '../../../test/test.ts'

export type Edit = Partial<Omit<OrderEditSaveBody, 'version'>> & { version?: string }

/** A manager who edits orders. `edit` sends the version that `GET` shows and the total of the preview, unless told otherwise. */
export async function givenEditor(app: App) {
  const manager = await givenStaff(app, 'manager')
  const open = async (orderId: string) => (await manager.call('GET', `/orders/${orderId}/edit`)).json()
  const asBody = async (orderId: string, { lines, ...edit }: Edit) => {
    const shown = await open(orderId)
    const kept = shown.lines.map(({ position, quantity }: Record<string, number>) => ({ position, quantity }))
    const { version, discount } = shown
    return { version, lines: lines ?? kept, fee: 'keep', discount, ...edit }
  }
  // 0 for a refused preview, like which the edit is refused.
  const totalOf = async (orderId: string, asked: object) => {
    const preview = await manager.call('POST', `/orders/${orderId}/edit-preview`, asked)
    return preview.json().change?.total.to ?? 0
  }
  return {
    ...manager,
    open,
    edit: async (orderId: string, edit: Edit, key: string = randomUUID()) => {
      const { total, reason = 'As agreed on the phone.', ...wanted } = edit
      const asked = await asBody(orderId, wanted)
      const body = { ...asked, reason, total: total ?? (await totalOf(orderId, asked)) }
      return manager.call('POST', `/orders/${orderId}/edits`, body, { 'idempotency-key': key })
    },
    preview: async (orderId: string, edit: Edit) => {
      return manager.call('POST', `/orders/${orderId}/edit-preview`, await asBody(orderId, edit))
    },
  }
}

export async function givenShop(db: Db, values: Partial<typeof shopSettings.$inferInsert> = {}): Promise<void> {
  await db.insert(shopSettings).values({ ...demoSettings, ...values })
}

/** The sums of an order, and of its lines. */
export async function sumsOf(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
  const { total, subtotal, shipping, vat, counted, state } = order!
  return { total, subtotal, shipping, vat, counted, state, lines }
}

export function refundsOf(db: Db, orderId: string) {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt)
}

/** Invoices and credit notes with what they print, in the order of issue. */
export async function documentsOf(db: Db, orderId: string) {
  const rows = await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.issuedAt)
  return rows.map((row) => ({ ...row, printed: decryptInvoice(testOptions.secrets.dataKey, row) }))
}

export async function stockOf(db: Db, variantId: number): Promise<number> {
  const [variant] = await db.select().from(variants).where(eq(variants.id, variantId))
  return variant!.stock
}
