import { demoSettings } from '../../../seed/settings.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { givenFirstPayment } from '../payments/payments.fixture.ts'
import { testOptions } from '../../test/test.ts'
import { decryptInvoice } from './invoice-crypt.ts'
import { readInvoicesOf } from './invoice-queries.ts'

/** 5 Mangsir 2083 in Nepal. */
export const issuedOn = new Date('2026-11-21T06:00:00Z')

/** Facts of a shop that can issue invoices. */
export async function givenSeller(db: Db): Promise<void> {
  await db.insert(shopSettings).values(demoSettings)
}

/** An order that was confirmed, and so has its invoice. */
export async function givenInvoiced(db: Db, values: Parameters<typeof givenOrder>[1] = {}, now = issuedOn) {
  const order = await givenOrder(db, values)
  await givenFirstPayment(db, order)
  const by = { actor: 'staff', id: null } as const
  await changeOrder({ db, secrets: testOptions.secrets }, order.id, { action: 'confirm', by, now })
  return { ...order, state: 'confirm' } as StoredOrder
}

/** The papers of an order as they are stored, with what they print. */
export async function documentsOf(db: Db, orderId: string) {
  const rows = await readInvoicesOf(db, orderId)
  return rows.map((row) => ({ ...row, document: decryptInvoice(testOptions.secrets.dataKey, row) }))
}

/** What a verb does that holds the order. */
export function holding<Result>(db: Db, { id }: StoredOrder, work: (tx: Db, order: StoredOrder) => Promise<Result>) {
  return withLockedOrder(db, id, work)
}
