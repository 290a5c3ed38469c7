import type { Db } from '#api/platform/db/client.ts'
import { promotions } from '#api/platform/db/schema.ts'
import { idOf } from './insert-catalog.ts'
import { promotionsInNepali } from './ne/content.ts'
import { wordIn } from './ne/translate-product.ts'

/** Inserts coupon codes to try. None is automatic, so that cart prices match the product cards. */
export async function insertDemoPromotions(tx: Db, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  const rows: (typeof promotions.$inferInsert & { code: string })[] = [
    {
      name: '10% off the bedroom',
      code: 'BEDROOM10',
      kind: 'percentage',
      percent: 10,
      categoryId: idOf(categoryIds, 'bedroom'),
    },
    { name: 'Nrs. 2,500 off', code: 'NAMASTE', kind: 'amount', amount: 2_500, minimum: 25_000 },
    { name: 'Delivery on us', code: 'DELIVERY50', kind: 'free-shipping', minimum: 50_000 },
  ]
  await tx
    .insert(promotions)
    .values(rows.map((row) => ({ ...row, translations: { ne: { name: wordIn(promotionsInNepali, row.code) } } })))
}
