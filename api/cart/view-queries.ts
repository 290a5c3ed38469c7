import { asc, eq, sql } from 'drizzle-orm'
import type { CartLine, CartNotice } from '#contract/cart.ts'
import type { Picture } from '#contract/common.ts'
import { promotionsJson, type PromotionRow } from '../checkout/promotion-rows.ts'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import {
  cartLines,
  cartNotices,
  carts,
  pictures,
  productPictures,
  products,
  shopSettings,
  variants,
} from '../db/schema.ts'
import { pictureJson, subquery } from '../media/picture-rows.ts'
import { isOfKind, type CartOwner } from './cart-owner.ts'

export type CartHead = NonNullable<Awaited<ReturnType<typeof readCartHead>>>
export type ViewedLine = Awaited<ReturnType<typeof readViewedLines>>[number]

const noticesJson = subquery<CartNotice[]>(sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', ${cartNotices.id}, 'reason', ${cartNotices.reason}, 'name', ${cartNotices.name}, 'size', ${cartNotices.size},
    'type', ${cartNotices.type}, 'wanted', ${cartNotices.wanted}, 'kept', ${cartNotices.kept}
  ) order by ${cartNotices.createdAt}, ${cartNotices.id}), '[]')
  from ${cartNotices} where ${cartNotices.cartId} = ${carts.id}`)

const automaticPromotions = subquery<PromotionRow[]>(sql.raw(promotionsJson()))

const firstPicture = subquery<Picture | null>(sql`
  select ${pictureJson(productPictures.alt)} from ${productPictures} join ${pictures} on ${pictures.id} = ${productPictures.pictureId}
  where ${productPictures.productId} = ${products.id} order by ${productPictures.position} limit 1`)

const choicesJson = subquery<CartLine['choices']>(sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', ${variants.id}::text, 'size', ${variants.size}, 'type', ${variants.type}, 'price', ${variants.price},
    'oldPrice', ${variants.oldPrice}, 'countInStock', ${variants.stock}) order by ${variants.position}), '[]')
  from ${variants} where ${variants.productId} = ${products.id}`)

/** What belongs to the cart as a whole, and what its totals need; `touchedAt` is null where there is no cart. */
export async function readCartHead(db: Db, { kind, key }: CartOwner) {
  const { shippingFee, freeShippingOver } = shopSettings
  const { touchedAt } = carts
  const statement = prepared(db, `cart_head_${kind}`, (name) =>
    db
      .select({ shippingFee, freeShippingOver, touchedAt, notices: noticesJson, promotions: automaticPromotions })
      .from(shopSettings)
      .leftJoin(carts, isOfKind(kind))
      .prepare(name),
  )
  const [head] = await statement.execute({ key })
  return head
}

/** The lines with all that is shown of them, in the order in which they were added. */
export function readViewedLines(db: Db, { kind, key }: CartOwner) {
  const { id, name, size, type, isSaved, quantity, seenPrice } = cartLines
  const statement = prepared(db, `cart_lines_${kind}`, (statementName) =>
    db
      .select({
        line: { id, name, size, type, isSaved, quantity, seenPrice },
        variant: {
          id: variants.id,
          size: variants.size,
          type: variants.type,
          price: variants.price,
          oldPrice: variants.oldPrice,
          stock: variants.stock,
        },
        product: {
          id: products.id,
          name: products.name,
          listed: products.listed,
          categoryId: products.categoryId,
          subcategoryId: products.subcategoryId,
        },
        picture: firstPicture,
        choices: choicesJson,
      })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .leftJoin(variants, eq(variants.id, cartLines.variantId))
      .leftJoin(products, eq(products.id, variants.productId))
      .where(isOfKind(kind))
      .orderBy(asc(cartLines.addedAt), asc(id))
      .prepare(statementName),
  )
  return statement.execute({ key })
}
