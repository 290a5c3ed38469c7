import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { stockNotices, subscriptions, users } from '../../platform/db/schema.ts'
import { messageText } from '../../platform/language/message-text.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { personOf } from './person.ts'

const AT_ONCE = 500

/**
 * Moves the requests of My List from `stock_notices`, where versions before this one keep them, also while both run.
 * A later release drops this and the table.
 */
export async function adoptListNotices(db: Db, dataKey: DataKey): Promise<void> {
  while ((await db.transaction((tx) => adoptSome(tx, dataKey))) === AT_ONCE);
}

async function adoptSome(tx: Db, dataKey: DataKey): Promise<number> {
  const rows = await tx
    .select({ notice: stockNotices, email: users.email, language: users.language })
    .from(stockNotices)
    .innerJoin(users, eq(users.id, stockNotices.userId))
    .limit(AT_ONCE)
    .for('update', { of: stockNotices, skipLocked: true })
  if (rows.length === 0) return 0
  await tx
    .insert(subscriptions)
    .values(
      rows.map(({ notice: { userId, productId, askedAt }, email, language }) => ({
        kind: 'back-in-stock' as const,
        person: personOf(dataKey, email),
        userId,
        productId,
        language,
        consent: messageText(language, 'list.notice'),
        place: 'list' as const,
        askedAt,
        confirmedAt: askedAt,
      })),
    )
    .onConflictDoNothing()
  const ids = rows.map(({ notice }) => notice.id)
  await tx.delete(stockNotices).where(inArray(stockNotices.id, ids))
  return rows.length
}
