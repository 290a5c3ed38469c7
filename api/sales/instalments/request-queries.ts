import { eq, inArray } from 'drizzle-orm'
import type { InstalmentRequest } from '#contract/instalments.ts'
import type { BankNews, MovedState } from '#domain/instalments/request-states.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { instalmentRequests, type KeptPlan } from '../../platform/db/schema.ts'
import { localized } from '../../platform/language/localized.ts'

export type StoredRequest = Omit<typeof instalmentRequests.$inferSelect, 'orderId'>

/** Reads the request of each of these orders; null for an order without one. */
export async function readRequestsOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(orderId: string) => StoredRequest | null> {
  const rows = await db
    .select()
    .from(instalmentRequests)
    .where(inArray(instalmentRequests.orderId, [...orderIds]))
  const byOrder = new Map(rows.map(({ orderId, ...request }) => [orderId, request]))
  return (orderId) => byOrder.get(orderId) ?? null
}

export async function insertRequest(
  tx: Db,
  { orderId, plan, at }: { orderId: string; plan: KeptPlan; at: Date },
): Promise<void> {
  await tx.insert(instalmentRequests).values({ orderId, plan, askedAt: at, changedAt: at })
}

export async function updateRequest(
  tx: Db,
  orderId: string,
  { state, at, tellBank }: { state: MovedState; at: Date; tellBank: BankNews | null },
): Promise<void> {
  const changed = { state, changedAt: at, tellBank }
  await tx.update(instalmentRequests).set(changed).where(eq(instalmentRequests.orderId, orderId))
}

/** A request as the buyer and the staff see it. */
export function presentRequest(
  { plan, state, askedAt, changedAt }: StoredRequest,
  language: Language,
): InstalmentRequest {
  const { planId: _id, translations: _texts, ...terms } = plan
  return {
    ...terms,
    bank: localized(plan, 'bank', language),
    note: localized(plan, 'note', language),
    state,
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
