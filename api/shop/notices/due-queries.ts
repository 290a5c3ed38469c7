import { and, asc, eq, gt, inArray, isNotNull, isNull, min, sql, type SQL } from 'drizzle-orm'
import { LEAST_DROP_PERCENT, PRICE_MAIL_EVERY_HOURS } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, subscriptions, users, variants } from '../../platform/db/schema.ts'
import { languageOfReader, pieceColumns } from './piece-rows.ts'
import { canBeTold } from './sms-room.ts'

const HOUR_MS = 3_600_000

export type ProductKind = 'price-drop' | 'back-in-stock'
/** A run of the job: its time, and whether SMS can be queued. */
export type Run = { at: Date; hasRoom: boolean }
export type DueRow = Awaited<ReturnType<typeof lockDue>>[number]

/** The variant that a notice names: the requested one, or the first in stock. */
const namedVariant = sql`coalesce(${subscriptions.variantId}, (select v.id from variants v
  where v.product_id = ${subscriptions.productId} and v.stock > 0 order by v.position limit 1))`

/** Returns the people to whom a notice can be sent, those who have waited longest first. */
export async function findDuePeople(tx: Db, kind: ProductKind, { at, hasRoom }: Run, most: number): Promise<Buffer[]> {
  const rows = await tx
    .select({ person: subscriptions.person })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(variants, eq(variants.id, namedVariant))
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .where(isDue(kind, { at, hasRoom }))
    .groupBy(subscriptions.person)
    .orderBy(min(subscriptions.askedAt), subscriptions.person)
    .limit(most)
  return rows.map(({ person }) => person)
}

/** Locks and returns everything that is news to these people now, the oldest requests first. */
export function lockDue(tx: Db, kind: ProductKind, run: Run, people: readonly Buffer[]) {
  return tx
    .select({
      ...pieceColumns,
      id: subscriptions.id,
      person: subscriptions.person,
      seen: subscriptions.price,
      price: variants.price,
      userName: users.name,
      email: sql<string | null>`coalesce(${users.email}, ${subscriptions.email})`,
      phone: subscriptions.phone,
      language: languageOfReader,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(variants, eq(variants.id, namedVariant))
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .where(and(inArray(subscriptions.person, [...people]), isDue(kind, run)))
    .orderBy(asc(subscriptions.askedAt), asc(subscriptions.id))
    .for('update', { of: subscriptions })
}

/** Remembers today's prices, so that only a further drop is news. */
export async function rememberPrices(tx: Db, rows: readonly { id: string; price: number }[], at: Date): Promise<void> {
  const prices = sql.join(
    rows.map(({ id, price }) => sql`(${id}::uuid, ${price}::int)`),
    sql`, `,
  )
  await tx.execute(sql`
    update subscriptions set price = told.price, told_at = ${at.toISOString()}::timestamptz
    from (values ${prices}) as told (id, price) where subscriptions.id = told.id`)
}

function isDue(kind: ProductKind, { at, hasRoom }: Run): SQL | undefined {
  return and(
    eq(subscriptions.kind, kind),
    isNotNull(subscriptions.confirmedAt),
    isNull(users.blockedAt),
    products.listed,
    gt(variants.stock, 0),
    canBeTold(at, hasRoom),
    kind === 'price-drop'
      ? and(hasFallen, isNotMailedSince(new Date(at.getTime() - PRICE_MAIL_EVERY_HOURS * HOUR_MS)))
      : undefined,
  )
}

/** Whether the price is lower than the remembered one by the least percentage. */
const hasFallen = sql`${variants.price}::bigint * 100 <= ${subscriptions.price}::bigint * ${100 - LEAST_DROP_PERCENT}`

function isNotMailedSince(since: Date): SQL {
  return sql`not exists (select from subscriptions told where told.person = ${subscriptions.person}
    and told.kind = 'price-drop' and told.told_at > ${since.toISOString()}::timestamptz)`
}
