import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { invoicePrints, invoices } from '../../platform/db/schema.ts'
import type { Changer } from '../../platform/records/changer.ts'

export function countPrints(db: Db, invoiceId: string): Promise<number> {
  return db.$count(invoicePrints, eq(invoicePrints.invoiceId, invoiceId))
}

/** Locks an invoice, so that nobody else prints it until the transaction ends. */
export async function lockInvoice(tx: Db, invoiceId: string): Promise<void> {
  await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId)).for('no key update')
}

export async function insertPrint(tx: Db, invoiceId: string, { actor, id: actorId }: Changer): Promise<void> {
  await tx.insert(invoicePrints).values({ invoiceId, actor, actorId })
}
