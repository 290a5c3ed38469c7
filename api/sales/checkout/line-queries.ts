import type { Picture } from '#contract/common.ts'
import type { ChosenColor } from '#contract/catalog/colors.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Language, Translations } from '#domain/language/languages.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { Db } from '../../platform/db/client.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import { colorIn } from '../../platform/language/localized.ts'

/** A line of a cart with all that an order says of it; not of those saved for later. */
export type CheckoutLine = {
  /** Id of the cart line. */
  id: string
  quantity: number
  /** As the shopper reads it, like the color's name and the picture's text. */
  name: string
  color: ChosenColor | null
  size: string | null
  type: string | null
  /** Null once it does not exist any more. */
  variant: ({ id: number; sku: string; price: number; stock: number } & Measures) | null
  product:
    | ({ id: number; listed: boolean; categoryId: number; subcategoryId: number | null } & Omit<Measures, 'weightKg'>)
    | null
  picture: Picture | null
  /** As an order keeps it, which is read in other languages too. */
  kept: {
    name: string
    color: KeptColor | null
    pictureAlt: string
    translations: Translations<'name' | 'pictureAlt'>
  }
}

/** As `lineColumns` read it: names and texts in English, and in Nepali where there are. */
export type LineRow = Omit<CheckoutLine, 'color' | 'picture' | 'kept'> & {
  nepaliName: string | null
  color: KeptColor | null
  picture: (Picture & { nepaliAlt?: string }) | null
}

/** A line as its shopper reads it. */
export function asCheckoutLine<Row extends LineRow>(
  { nepaliName, color, picture: row, ...line }: Row,
  language: Language,
): Omit<Row, 'nepaliName' | 'color' | 'picture'> & CheckoutLine {
  const { nepaliAlt, ...english } = row ?? { alt: '' }
  const ne = {
    ...(nepaliName !== null && { name: nepaliName }),
    ...(nepaliAlt !== undefined && { pictureAlt: nepaliAlt }),
  }
  const isNepali = language === 'ne'
  return {
    ...line,
    name: isNepali ? (nepaliName ?? line.name) : line.name,
    color: colorIn(color, language),
    picture: 'id' in english ? { ...english, alt: isNepali ? (nepaliAlt ?? english.alt) : english.alt } : null,
    kept: { name: line.name, color, pictureAlt: english.alt, translations: Object.keys(ne).length > 0 ? { ne } : {} },
  }
}

type Measures = { weightKg: number | null; widthCm: number | null; depthCm: number | null; heightCm: number | null }

/** Columns of `line`, `variant` and `product`. */
export const lineColumns = `
  line.id, line.quantity, coalesce(product.name, line.name) as name,
  product.translations #>> '{ne,name}' as "nepaliName",
  case when variant.id is null then line.color else (
    select jsonb_build_object('slug', slug, 'name', name, 'swatch', swatch, 'translations', translations)
    from product_colors where product_id = variant.product_id and id = variant.color_id) end as color,
  case when variant.id is null then line.size else variant.size end as size,
  case when variant.id is null then line.type else variant.type end as type,
  case when variant.id is not null then json_build_object(
    'id', variant.id, 'sku', variant.sku, 'price', variant.price, 'stock', variant.stock, 'weightKg', variant.weight_kg,
    'widthCm', variant.width_cm, 'depthCm', variant.depth_cm, 'heightCm', variant.height_cm) end as variant,
  case when product.id is not null then json_build_object(
    'id', product.id, 'listed', product.listed, 'categoryId', product.category_id, 'subcategoryId', product.subcategory_id,
    'widthCm', product.width_cm, 'depthCm', product.depth_cm, 'heightCm', product.height_cm) end as product,
  (select json_strip_nulls(json_build_object('id', picture.id, 'alt', shown.alt, 'width', picture.width,
    'height', picture.height, 'placeholder', picture.placeholder, 'focus',
    case when picture.focus_x <> 0.5 or picture.focus_y <> 0.5
      then round(picture.focus_x::numeric * 100) || '% ' || round(picture.focus_y::numeric * 100) || '%' end,
    'nepaliAlt', shown.translations #>> '{ne,alt}'))
   from product_pictures shown join pictures picture on picture.id = shown.picture_id
   where shown.product_id = product.id
   order by case when shown.color_id = variant.color_id then 0 when shown.color_id is null then 1 else 2 end, shown.position
   limit 1) as picture`

/** The cart's owner by kind of shopper. */
export const ownerColumn = { user: 'user_id', guest: 'guest_key' } as const

/** In the order in which they were added. */
export async function readCheckoutLines(db: Db, { kind, key }: Shopper, language: Language): Promise<CheckoutLine[]> {
  const text = `
    select ${lineColumns}
    from carts join cart_lines line on line.cart_id = carts.id
      left join variants variant on variant.id = line.variant_id left join products product on product.id = variant.product_id
    where carts.${ownerColumn[kind]} = $1 and not line.is_saved
    order by line.added_at, line.id`
  const rows = await runNamed<LineRow>(db, `checkout_lines_${kind}`, text, [key])
  return rows.map((row) => asCheckoutLine(row, language))
}
