import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Notice } from '#contract/notices.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { products, subscriptions, variants } from '../../platform/db/schema.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { translated } from '../../platform/language/translated.ts'
import { variantColor } from '../catalog/color-rows.ts'

/** Returns what a person waits for, newest first. */
export function readNotices(db: Db, person: Buffer, language: Language): Promise<Notice[]> {
  return read(db, and(eq(subscriptions.person, person), isNotNull(subscriptions.confirmedAt)), language)
}

/** Returns the ids of all that we keep about a person, also of what nobody has confirmed yet, newest first. */
export async function readNoticeIds(db: Db, person: Buffer): Promise<string[]> {
  const { id, askedAt } = subscriptions
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .where(eq(subscriptions.person, person))
    .orderBy(desc(askedAt), desc(id))
  return rows.map((row) => row.id)
}

/** Reads these requests, confirmed or not, newest first. */
export function readAllNotices(db: Db, ids: string[]): Promise<Notice[]> {
  return read(db, inArray(subscriptions.id, ids), 'en')
}

/** Returns a request that is in the table, confirmed or not. */
export async function readNotice(db: Db, id: string, language: Language): Promise<Notice> {
  return onlyRow(await read(db, eq(subscriptions.id, id), language))
}

async function read(db: Db, where: SQL | undefined, language: Language): Promise<Notice[]> {
  const { id, kind, price, consent, place, askedAt, confirmedAt } = subscriptions
  const rows = await db
    .select({
      row: { id, kind, price, consent, place, askedAt, confirmedAt },
      product: {
        id: products.id,
        name: translated(products.name, products.translations, 'name', language),
        isListed: products.listed,
      },
      variant: { id: variants.id, color: variantColor, size: variants.size, type: variants.type },
    })
    .from(subscriptions)
    .leftJoin(products, eq(products.id, subscriptions.productId))
    .leftJoin(variants, eq(variants.id, subscriptions.variantId))
    .where(where)
    .orderBy(desc(askedAt), desc(id))
  return rows.map(({ row, product, variant }) => ({
    _id: row.id,
    kind: row.kind,
    product: product && {
      _id: String(product.id),
      name: product.name,
      isListed: product.isListed,
      variantId: variant ? String(variant.id) : null,
      color: colorIn(variant?.color ?? null, language),
      size: variant?.size ?? null,
      type: variant?.type ?? null,
    },
    price: row.price,
    askedAt: row.askedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    consent: row.consent,
    place: row.place,
  }))
}
