import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ApiKeysQuery } from '#contract/admin/api-keys.ts'
import { LAST_USE_MINUTES } from '#domain/api-keys/api-keys.ts'
import type { Db } from '../../platform/db/client.ts'
import { apiKeys, staff } from '../../platform/db/schema.ts'
import { sayingAny, uuidIds } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { isTotpRequiredSql } from '../staff/staff-queries.ts'

const { createdAt, name, expiresAt, lastUsedAt, revokedAt } = apiKeys
const sorts = { createdAt, name, expiresAt, lastUsedAt }
const isActive = and(isNull(revokedAt), gt(expiresAt, sql`now()`))
const inState: Record<NonNullable<ApiKeysQuery['state']>, SQL | undefined> = {
  active: isActive,
  expired: and(isNull(revokedAt), lte(expiresAt, sql`now()`)),
  revoked: isNotNull(revokedAt),
}

function keys(db: Db) {
  return db
    .select({ key: apiKeys, maker: staff, isTotpRequired: isTotpRequiredSql })
    .from(apiKeys)
    .innerJoin(staff, eq(staff.id, apiKeys.staffId))
    .$dynamic()
}

/** A key, its maker, and whether the shop requires a second factor of all staff. */
export type StoredKey = Awaited<ReturnType<typeof keys>>[number]

export async function listKeys(db: Db, query: ApiKeysQuery) {
  const { q, ids, state } = query
  const wanted = and(sayingAny(q, name), ids && inArray(apiKeys.id, uuidIds(ids)), state && inState[state])
  const { limit, offset } = pageOf(query)
  const found = await keys(db)
    .where(wanted)
    .orderBy(...orderOf(query.sort, sorts, apiKeys.id))
    .limit(limit)
    .offset(offset)
  return { found, total: await db.$count(apiKeys, wanted) }
}

export async function findKey(db: Db, id: string): Promise<StoredKey | undefined> {
  const [found] = await keys(db).where(eq(apiKeys.id, id))
  return found
}

/** Counts the keys that work, and keeps others from adding one until the transaction ends. */
export async function lockAndCountKeys(tx: Db): Promise<number> {
  await tx.execute(sql`lock table ${apiKeys} in share row exclusive mode`)
  return tx.$count(apiKeys, isActive)
}

export async function insertKey(tx: Db, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key)
}

/** @returns whether it was not revoked before */
export async function revokeKey(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isNull(revokedAt)))
    .returning({ id: apiKeys.id })
  return rows.length > 0
}

/** Writes that a key was used now, unless that was written within the last minutes. */
export async function touchKey(db: Db, id: string): Promise<void> {
  const isOld = lt(lastUsedAt, sql`now() - make_interval(mins => ${LAST_USE_MINUTES})`)
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), or(isNull(lastUsedAt), isOld)))
}
