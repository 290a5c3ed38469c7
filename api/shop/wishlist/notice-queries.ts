import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { subscriptions } from '../../platform/db/schema.ts'
import { messageText } from '../../platform/language/message-text.ts'
import { personOf } from '../notices/person.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { putOwn, readEmail } from '../notices/subscription-queries.ts'

/** Subscribes an account to the return of a product in any variant. */
export async function insertNotice(
  tx: Db,
  dataKey: DataKey,
  { userId, productId, language }: { userId: string; productId: number; language: Language },
): Promise<void> {
  await putOwn(tx, {
    kind: 'back-in-stock',
    person: personOf(dataKey, await readEmail(tx, userId)),
    userId,
    productId,
    language,
    consent: messageText(language, 'list.notice'),
    place: 'list',
    askedAt: new Date(),
  })
}

export async function deleteNotice(tx: Db, userId: string, productId: number): Promise<void> {
  const isOfList = and(eq(subscriptions.kind, 'back-in-stock'), isNull(subscriptions.variantId))
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.productId, productId), isOfList))
}
