import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CutReason } from '#domain/cart/cart.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Db } from '../../platform/db/client.ts'
import { cartNotices } from '../../platform/db/schema.ts'

/** More than a normal visit causes; beyond it the oldest notices are deleted. */
const MOST_NOTICES = 100

export type Notice = {
  reason: CutReason
  variantId: number | null
  name: string
  color: KeptColor | null
  size: string | null
  type: string | null
  wanted: number
  kept: number
}

/**
 * Inserts notices, kept until they are seen. A newer notice about a variant replaces an older one with the same reason.
 */
export async function insertNotices(tx: Db, cartId: string, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  for (const notice of notices) {
    const { wanted, kept } = notice
    await tx
      .insert(cartNotices)
      .values({ ...notice, cartId })
      .onConflictDoUpdate({
        target: [cartNotices.cartId, cartNotices.variantId, cartNotices.reason],
        // A new id, so that marking the old notice as seen does not delete the new one.
        set: { id: sql`gen_random_uuid()`, wanted, kept, createdAt: sql`clock_timestamp()` },
      })
  }
  await deleteOldest(tx, cartId)
}

/** Moves notices to another cart, which keeps its own where both have the same reason and variant. */
export async function moveNotices(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into cart_notices (cart_id, reason, variant_id, name, color, size, type, wanted, kept, created_at)
    select ${to}, reason, variant_id, name, color, size, type, wanted, kept, created_at from cart_notices where cart_id = ${from}
    on conflict do nothing`)
  await tx.delete(cartNotices).where(eq(cartNotices.cartId, from))
  await deleteOldest(tx, to)
}

async function deleteOldest(tx: Db, cartId: string) {
  const surplus = tx
    .select({ id: cartNotices.id })
    .from(cartNotices)
    .where(eq(cartNotices.cartId, cartId))
    .orderBy(desc(cartNotices.createdAt), desc(cartNotices.id))
    .offset(MOST_NOTICES)
  await tx.delete(cartNotices).where(inArray(cartNotices.id, surplus))
}

export async function deleteNotices(tx: Db, cartId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(cartNotices).where(and(eq(cartNotices.cartId, cartId), inArray(cartNotices.id, [...ids])))
}
