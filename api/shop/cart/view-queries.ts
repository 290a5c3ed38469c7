import { asc, eq, sql } from 'drizzle-orm'
import type { ZoneSettings } from '#domain/delivery-zones/zone-terms.ts'
import type { CartLine, CartNotice } from '#contract/cart.ts'
import { MAX_WHOLE_CHOICES } from '#domain/cart/cart.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Language } from '#domain/language/languages.ts'
import { promotionsJson, type PromotionRow } from '../promotions/promotion-rows.ts'
import { setsJson, type SetRow } from '../sets/set-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { cartLines, cartNotices, carts, products, shopSettings, variants } from '../../platform/db/schema.ts'
import { translated, translation } from '../../platform/language/translated.ts'
import { subquery, variantPicture } from '../../platform/media/picture-rows.ts'
import { colorsJson, variantColor } from '../catalog/color-rows.ts'
import { zoneOfDistrict } from '../delivery-zones/zone-json.ts'
import { isOfKind, type CartOwner } from './cart-owner.ts'

export type CartHead = NonNullable<Awaited<ReturnType<typeof readCartHead>>>
/** The reader's language, and the district that the totals count on; '' for none. */
export type CartReader = { language: Language; district: string }
export type ViewedLine = Awaited<ReturnType<typeof readViewedLines>>[number]

type NoticeRow = Omit<CartNotice, 'color'> & { color: KeptColor | null }

function noticesJson(language: Language) {
  return subquery<NoticeRow[]>(sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      '_id', ${cartNotices.id}, 'reason', ${cartNotices.reason}, 'name', ${noticedName(language)}, 'color', ${cartNotices.color}, 'size', ${cartNotices.size},
      'type', ${cartNotices.type}, 'wanted', ${cartNotices.wanted}, 'kept', ${cartNotices.kept}
    ) order by ${cartNotices.createdAt}, ${cartNotices.id}), '[]')
    from ${cartNotices} where ${cartNotices.cartId} = ${carts.id}`)
}

/** Returns the product's translated name, or the English name in the notice when the variant no longer exists. */
function noticedName(language: Language) {
  if (language === 'en') return sql`${cartNotices.name}`
  return sql`coalesce(
    (select ${translation(products.translations, 'name', language)}
     from ${variants} join ${products} on ${products.id} = ${variants.productId}
     where ${variants.id} = ${cartNotices.variantId}),
    ${cartNotices.name})`
}

const automaticPromotions = subquery<PromotionRow[]>(sql.raw(promotionsJson()))
const activeSets = subquery<SetRow[]>(sql.raw(setsJson))

type ChoiceRow = Omit<CartLine['choices'][number], 'color'> & { colorId: number | null }

/**
 * Returns the choices of each row of `variants`: all variants of its product, or at products with more than
 * MAX_WHOLE_CHOICES those of its color and one of each other color. That one has its size and type where there is one,
 * as the selects of the line choose (storefront/app/features/catalog/product/variant-choice.ts).
 */
const choicesJson = subquery<ChoiceRow[]>(sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', id::text, 'colorId', color_id, 'size', size, 'type', type, 'price', price, 'oldPrice', old_price,
    'countInStock', stock) order by position), '[]')
  from (
    select choice.*, count(*) over () as whole, row_number() over (
      partition by choice.color_id
      order by choice.size is not distinct from ${variants.size} desc,
        choice.type is not distinct from ${variants.type} desc, choice.position) as nearness
    from ${variants} as choice where choice.product_id = ${products.id}) as choice
  where whole <= ${sql.raw(String(MAX_WHOLE_CHOICES))} or nearness = 1 or color_id is not distinct from ${variants.colorId}`)

const zoneJson = subquery<ZoneSettings | null>(sql`${sql.raw(zoneOfDistrict)} ${sql.placeholder('district')}`)

/** Reads the cart-level data and the terms for its totals; `touchedAt` is null without a cart. */
export async function readCartHead(db: Db, { kind, key }: CartOwner, { language, district }: CartReader) {
  const { shippingFee, expressFee, freeShippingOver } = shopSettings
  const { touchedAt } = carts
  const statement = prepared(db, `cart_head_${kind} ${language}`, (name) =>
    db
      .select({
        shippingFee,
        expressFee,
        freeShippingOver,
        zone: zoneJson,
        touchedAt,
        notices: noticesJson(language),
        promotions: automaticPromotions,
        sets: activeSets,
      })
      .from(shopSettings)
      .leftJoin(carts, isOfKind(kind))
      .prepare(name),
  )
  const [head] = await statement.execute({ key, district })
  return head
}

/** Reads the lines with everything shown about them, oldest first. */
export function readViewedLines(db: Db, { kind, key }: CartOwner, language: Language) {
  const { id, name, color, size, type, isSaved, quantity, seenPrice } = cartLines
  const statement = prepared(db, `cart_lines_${kind} ${language}`, (statementName) =>
    db
      .select({
        line: { id, name, color, size, type, isSaved, quantity, seenPrice },
        variant: {
          id: variants.id,
          color: variantColor,
          size: variants.size,
          type: variants.type,
          price: variants.price,
          oldPrice: variants.oldPrice,
          stock: variants.stock,
          weightKg: variants.weightKg,
          widthCm: variants.widthCm,
          depthCm: variants.depthCm,
          heightCm: variants.heightCm,
        },
        product: {
          id: products.id,
          name: translated(products.name, products.translations, 'name', language),
          listed: products.listed,
          categoryId: products.categoryId,
          subcategoryId: products.subcategoryId,
          widthCm: products.widthCm,
          depthCm: products.depthCm,
          heightCm: products.heightCm,
        },
        picture: variantPicture(language),
        colors: colorsJson(language),
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
