import { eq } from 'drizzle-orm'
import type { Purchase, SupplierDraft } from '#contract/admin/purchasing.ts'
import type { Db } from '../../platform/db/client.ts'
import type { givenStaff } from '../../office/staff/staff.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { supplierItems, suppliers, variants } from '../../platform/db/schema.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'

/** A bed in two sizes. */
export async function givenBed(db: Db) {
  const { id } = await givenProduct(db, {
    name: 'Rara Bed',
    variants: [
      { stock: 5, sku: 'RARA-1' },
      { stock: 9, sku: 'RARA-2' },
    ],
  })
  const rows = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(variants.position)
  return { id, first: rows[0]!.id, second: rows[1]!.id }
}

type Given = Partial<Omit<SupplierDraft, 'items'>> & {
  items?: (Partial<SupplierDraft['items'][number]> & { variantId: number })[]
}

export async function givenSupplier(db: Db, { items = [], ...given }: Given = {}): Promise<number> {
  const supplier = { name: 'Himal Timber', leadDays: 10, email: 'orders@himal.example', ...given }
  const { id } = onlyRow(await db.insert(suppliers).values(supplier).returning({ id: suppliers.id }))
  if (items.length > 0) {
    await db.insert(supplierItems).values(items.map((item) => ({ cost: 1_000, ...item, supplierId: id })))
  }
  return id
}

type Call = Awaited<ReturnType<typeof givenStaff>>['call']

/** Sends an order for pieces of variants, and returns it. */
export async function givenSent(call: Call, supplierId: number, lines: object[]): Promise<Purchase> {
  const draft = (await call('POST', '/purchase-orders', { supplierId, lines })).json()
  return (await call('POST', `/purchase-orders/${draft.id}/sending`, { by: 'paper', version: draft.version })).json()
}
